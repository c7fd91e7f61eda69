import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

export interface Box {
  readonly width: number;
  readonly height: number;
  /** Width that the scroll bar takes. */
  readonly rail: number;
}

/** What the last table measured, by the window it was measured in: the best guess for the next. */
let last: { readonly window: number; readonly box: Box } | null = null;
/** At least the site's header stands above a table. */
const above = 48;

function guess(): Box {
  if (typeof window === 'undefined') return { width: 1200, height: 800, rail: 0 };
  if (last?.window === window.innerWidth) return last.box;
  return { width: window.innerWidth, height: window.innerHeight - above, rail: 0 };
}

/**
 * The inner size of the table's box. The first render goes by a guess, for asking the document would make it lay itself out before there
 * is anything to lay out; the observer corrects the guess after layout and before the first paint.
 */
export function useBox(element: RefObject<HTMLElement | null>, scroll: 'self' | 'page'): Box {
  const [box, setBox] = useState(guess);
  useLayoutEffect(() => {
    const node = element.current;
    if (!node) return;
    const watch = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { width, height } = entry.contentRect;
      if (width === 0) return;
      const rail = Math.max(0, (entry.borderBoxSize[0]?.inlineSize ?? width) - width);
      const next = { width, height: scroll === 'page' ? window.innerHeight : height, rail };
      last = { window: window.innerWidth, box: next };
      flushSync(() => {
        // Rows reach below the fold anyway: a few px less of height are no reason to render.
        setBox((was) =>
          was.width === width && was.rail === rail && was.height >= next.height && was.height - next.height < 33
            ? was
            : next,
        );
      });
    });
    watch.observe(node);
    return () => watch.disconnect();
  }, [element, scroll]);
  return box;
}
