import { type RefObject, useEffect } from 'react';
import { componentAround, elementOf } from './elements.ts';

/** Brings the selected component into sight on a page when it becomes another. */
export function useInSight(page: RefObject<HTMLElement | null>, selected: string): void {
  useEffect(() => {
    const found = elementOf(page.current, selected);
    // The page as a whole is in sight wherever it is scrolled to.
    if (found && componentAround(found.parentElement)) bringIntoSight(found);
  }, [page, selected]);
}

/** In its own page: the frames beside it, and what holds them, stay where they are. */
function bringIntoSight(element: Element): void {
  const around: { readonly holder: Element; readonly left: number; readonly top: number }[] = [];
  let holder: Element | null = element.ownerDocument.defaultView?.frameElement ?? null;
  for (; holder; holder = holder.parentElement) {
    around.push({ holder, left: holder.scrollLeft, top: holder.scrollTop });
  }
  element.scrollIntoView({ block: 'nearest' });
  for (const each of around) each.holder.scrollTo({ left: each.left, top: each.top, behavior: 'instant' });
}
