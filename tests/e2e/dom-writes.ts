import type { Locator } from '@playwright/test';

/** Elements that the page wrote: one is written when it gets another attribute, text, or elements are added to it or removed from it. */
interface Written {
  readonly inside: number;
  readonly outside: number;
}

/** Watches the whole page. Returns a function that returns how many elements inside and outside `area` were written since its last call. */
export async function watchWrites(area: Locator): Promise<() => Promise<Written>> {
  const watch = await area.evaluateHandle((watched) => {
    let inside = new Set<Node>();
    let outside = new Set<Node>();
    const sort = (records: readonly MutationRecord[]) => {
      for (const { target, removedNodes } of records) {
        // An area that was replaced would not be written any more.
        const isGone = [...removedNodes].some((node) => node.contains(watched));
        (isGone || watched.contains(target) ? inside : outside).add(target);
      }
    };
    const observer = new MutationObserver(sort);
    observer.observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
    return {
      take(): Written {
        sort(observer.takeRecords());
        const written = { inside: inside.size, outside: outside.size };
        inside = new Set();
        outside = new Set();
        return written;
      },
    };
  });
  return () => watch.evaluate((each) => each.take());
}
