import { type RefObject, useEffect } from 'react';

/** Marks the component that is selected on a page in its own document; brings it into sight when it becomes another. */
export function useMarks(page: RefObject<HTMLElement | null>, selected: string, tree: unknown): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of the tree may have made the element anew
  useEffect(() => {
    const found = page.current?.querySelector(`[data-h="${CSS.escape(selected)}"]`);
    found?.setAttribute('data-picked', '');
    found?.setAttribute('draggable', 'true');
    return () => {
      found?.removeAttribute('data-picked');
      found?.removeAttribute('draggable');
    };
  }, [page, selected, tree]);

  useEffect(() => {
    const found = page.current?.querySelector(`[data-h="${CSS.escape(selected)}"]`);
    // The page as a whole is in sight wherever it is scrolled to.
    if (found?.parentElement?.closest('[data-h]')) found.scrollIntoView({ block: 'nearest' });
  }, [page, selected]);
}
