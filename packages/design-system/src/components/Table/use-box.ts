import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { smallBelow } from './Table.props.ts';

export interface Box {
  readonly width: number;
  readonly height: number;
  /** Width that the scroll bar takes. */
  readonly rail: number;
}

/** The width of the last table, by the window it stood in: the best guess for the next. */
let last: { readonly window: number; readonly width: number; readonly rail: number } | null = null;
/** At least the site's header stands above a table. */
const above = 48;

function guess(): Box {
  if (typeof window === 'undefined') return { width: 1200, height: 800, rail: 0 };
  const known = last?.window === window.innerWidth ? last : { width: window.innerWidth, rail: 0 };
  return { width: known.width, height: window.innerHeight - above, rail: known.rail };
}

/**
 * The inner size of the table's box. The first render goes by a guess, for asking the document would make it lay itself out before there
 * is anything to lay out; the observer corrects the guess after layout and before the first paint.
 */
export function useBox(element: RefObject<HTMLElement | null>, scroll: 'self' | 'page'): Box {
  const [box, setBox] = useState(guess);
  const shown = useRef(box.width);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const watch = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      if (width === 0) return;
      const rail = Math.max(0, (entry.borderBoxSize[0]?.inlineSize ?? width) - width);
      const next = { width, height: scroll === 'page' ? window.innerHeight : height, rail };
      last = { window: window.innerWidth, width, rail };
      const apply = () =>
        // Rows reach below the fold anyway: a few px less of height are no reason to render.
        setBox((was) => (was.width === width && was.rail === rail && reaches(was.height, next.height) ? was : next));
      // Cards are higher than lines: turning one into the other within the observation would make it observe itself.
      if (width < smallBelow !== shown.current < smallBelow) requestAnimationFrame(apply);
      else flushSync(apply);
      shown.current = width;
    });
    watch.observe(node);
    return () => watch.disconnect();
  }, [element, scroll]);
  return box;
}

function reaches(shown: number, needed: number): boolean {
  return shown >= needed && shown - needed < 33;
}
