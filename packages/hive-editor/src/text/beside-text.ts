import { autoUpdate, flip, offset, type Placement, shift, useFloating } from '@floating-ui/react-dom';
import { useMemo } from 'react';

/** The rectangle of an element of the preview frame on the screen: the frame is drawn smaller. */
function onScreen(element: Element): DOMRect {
  const { left, top, width, height } = element.getBoundingClientRect();
  const frame = element.ownerDocument.defaultView?.frameElement;
  if (!(frame instanceof HTMLElement)) return new DOMRect(left, top, width, height);
  const around = frame.getBoundingClientRect();
  const scale = around.width / frame.offsetWidth;
  return new DOMRect(around.left + left * scale, around.top + top * scale, width * scale, height * scale);
}

/** Places an element of this document next to one of the preview frame, within the canvas. */
export function useBesideText(element: Element, placement: Placement) {
  const reference = useMemo(
    () => ({
      getBoundingClientRect: () => onScreen(element),
      contextElement: element.ownerDocument.defaultView?.frameElement ?? element,
    }),
    [element],
  );
  const { refs, floatingStyles } = useFloating({
    placement,
    strategy: 'fixed',
    elements: { reference },
    middleware: [offset(6), flip(), shift({ padding: 8, crossAxis: true })],
    // The text scrolls in its own document, whose events do not arrive here.
    whileElementsMounted: (...of) => autoUpdate(...of, { animationFrame: true }),
  });
  return { ref: refs.setFloating, style: floatingStyles };
}
