import { type RefObject, useEffect } from 'react';
import { componentAround, elementOf } from './elements.ts';

/** Marks the components that are chosen on a page in its own document; brings the selected one into sight when it becomes another. */
export function useMarks(
  page: RefObject<HTMLElement | null>,
  selected: string,
  marked: ReadonlySet<string>,
  tree: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the tree may have made the element anew
  useEffect(() => {
    const all = [...marked].flatMap((key) => elementOf(page.current, key) ?? []);
    for (const found of all) {
      found.setAttribute('data-picked', '');
      found.setAttribute('draggable', 'true');
    }
    return () => {
      for (const found of all) {
        found.removeAttribute('data-picked');
        found.removeAttribute('draggable');
      }
    };
  }, [page, marked, tree]);

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
