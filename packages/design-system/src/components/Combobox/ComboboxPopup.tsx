import { DismissableLayer } from 'radix-ui/internal';
import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../../internal/cx.ts';
import * as float from '../../internal/float.css.ts';
import { media } from '../../spacing/spacing.ts';
import { Button } from '../Button/Button.tsx';
import { Mark } from '../Mark/Mark.tsx';
import * as css from './Combobox.css.ts';
import type { ComboboxLines, ComboboxOption } from './Combobox.props.ts';
import { ComboboxList, type ComboboxListProps } from './ComboboxList.tsx';
import { placePopup } from './place-popup.ts';
import type { FoundState } from './use-found-options.ts';

export interface ComboboxPopupProps<Option extends ComboboxOption>
  extends Omit<ComboboxListProps<Option>, 'height' | 'busy'> {
  anchor: RefObject<HTMLElement | null>;
  state: FoundState;
  nothing: string;
  lines: ComboboxLines;
  onRetry: () => void;
  onEscape: () => void;
}

/** Height of an option where the popup stands: spacing and touch decide it, fixed for the virtual list. */
function heightIn(popup: HTMLElement, lines: ComboboxLines): number {
  const line = window.matchMedia(media.small).matches
    ? 44
    : Number.parseFloat(getComputedStyle(popup).getPropertyValue('--row'));
  return (line || 32) + (lines === 2 ? 20 : 0);
}

/** The open list, or what is said in its place. */
export function ComboboxPopup<Option extends ComboboxOption>(props: ComboboxPopupProps<Option>) {
  const { anchor, state, nothing, lines, onRetry, onEscape, ...list } = props;
  const popup = useRef<HTMLDivElement>(null);
  // None until the popup stands: a list in one that does not show yet measures no height, and shows no option until it is told of one.
  const [height, setHeight] = useState<number | null>(null);

  useLayoutEffect(() => {
    const node = popup.current;
    const field = anchor.current;
    if (!node || !field) return;
    const place = () => {
      const view = {
        width: document.documentElement.clientWidth,
        height: window.visualViewport?.height ?? innerHeight,
      };
      const { left, top, bottom, width, maxHeight } = placePopup(field.getBoundingClientRect(), view);
      // From the lower edge of the whole window, which a keyboard on glass does not move.
      const lift = bottom === undefined ? undefined : bottom + innerHeight - view.height;
      node.style.left = `${left}px`;
      node.style.top = top === undefined ? 'auto' : `${top}px`;
      node.style.bottom = lift === undefined ? 'auto' : `${lift}px`;
      node.style.width = `${width}px`;
      node.style.maxHeight = `${maxHeight}px`;
    };
    node.showPopover();
    place();
    setHeight(heightIn(node, lines));
    // The field grows by its chips, and moves with whatever scrolls.
    const grown = new ResizeObserver(place);
    grown.observe(field);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    window.visualViewport?.addEventListener('resize', place);
    return () => {
      grown.disconnect();
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
      window.visualViewport?.removeEventListener('resize', place);
    };
  }, [anchor, lines]);

  return (
    <DismissableLayer.Root
      ref={popup}
      popover="manual"
      className={cx(float.float, css.popup)}
      onMouseDown={(event) => event.preventDefault()}
      // A dialog around it would take the key for itself.
      onEscapeKeyDown={(event) => {
        event.preventDefault();
        onEscape();
      }}
    >
      {list.options.length > 0 && state !== 'failed' ? (
        height === null ? null : (
          <ComboboxList {...list} height={height} busy={state === 'loading'} />
        )
      ) : (
        <div className={cx(css.said, state === 'failed' && css.failed)}>
          {state === 'loading' ? (
            <span>
              <Mark kind="loading" size="stock" /> Loading
            </span>
          ) : null}
          {state === 'ready' ? nothing : null}
          {state === 'failed' ? (
            <>
              Could not be loaded
              <Button kind="text" size="s" keyHint="Enter" tabIndex={-1} onClick={onRetry}>
                Try again
              </Button>
            </>
          ) : null}
        </div>
      )}
    </DismissableLayer.Root>
  );
}
