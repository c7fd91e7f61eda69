import { type RefObject, useEffect } from 'react';

/** Marks the components that are chosen on a page in its own document; brings the selected one into sight when it becomes another. */
export function useMarks(
  page: RefObject<HTMLElement | null>,
  selected: string,
  marked: ReadonlySet<string>,
  tree: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the tree may have made the element anew
  useEffect(() => {
    const all = [...marked].flatMap((key) => page.current?.querySelector(`[data-h="${CSS.escape(key)}"]`) ?? []);
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
    const found = page.current?.querySelector(`[data-h="${CSS.escape(selected)}"]`);
    // The page as a whole is in sight wherever it is scrolled to.
    if (found?.parentElement?.closest('[data-h]')) found.scrollIntoView({ block: 'nearest' });
  }, [page, selected]);
}
