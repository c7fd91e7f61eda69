import type { IslandServices, SelectorWish } from '@portal/hive-components/islands';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { PageSelector } from '../../lazy/page-selector.ts';
import { Region } from '../../page/Region.tsx';

interface Wanted {
  readonly id: number;
  readonly place: HTMLElement;
  readonly wish: SelectorWish;
}

/** Calls back once an element is about to come into view; answers how to stop waiting. */
function whenNear(element: HTMLElement, callback: () => void): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      callback();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  return () => observer.disconnect();
}

/**
 * FILT-05: the real product selectors of a page, in the places that its islands give. One that is not open at the start comes when its
 * place is near: until then nobody pays for it, and its links do.
 */
export function usePageSelectors(): { readonly services: IslandServices; readonly selectors: ReactNode } {
  const [wanted, setWanted] = useState<readonly Wanted[]>([]);
  const services = useMemo<IslandServices>(() => {
    let last = 0;
    return {
      productSelector(place, wish) {
        last += 1;
        const id = last;
        const add = () => setWanted((before) => [...before, { id, place, wish }]);
        const stop = wish.openAtStart ? add() : whenNear(place.parentElement ?? place, add);
        return () => {
          stop?.();
          setWanted((before) => before.filter((each) => each.id !== id));
        };
      },
    };
  }, []);
  const selectors = wanted.map(({ id, place, wish }) =>
    createPortal(
      <Region name="The product selector">
        <Suspense fallback={null}>
          <PageSelector {...wish} />
        </Suspense>
      </Region>,
      place,
      String(id),
    ),
  );
  return { services, selectors };
}
