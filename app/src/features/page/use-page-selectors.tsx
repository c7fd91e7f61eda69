import type { IslandServices, SelectorOptions } from '@portal/hive-components/islands';
import { type ReactNode, Suspense, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { PageSelector } from '../../lazy/page-selector.ts';
import { pageMessages } from '../../messages/page.ts';
import { Region } from '../../page/Region.tsx';

interface Wanted {
  readonly id: number;
  readonly place: HTMLElement;
  readonly options: SelectorOptions;
}

/** Calls back when an element is about to scroll into view. Returns a function that stops waiting. */
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
 * FILT-05: the interactive product selectors of a page, mounted in its islands. One that is not open at the start loads when it is
 * about to scroll into view; until then its links work.
 */
export function usePageSelectors(): { readonly services: IslandServices; readonly selectors: ReactNode } {
  const [wanted, setWanted] = useState<readonly Wanted[]>([]);
  const services = useMemo<IslandServices>(() => {
    let last = 0;
    return {
      productSelector(place, options) {
        last += 1;
        const id = last;
        const add = () => setWanted((before) => [...before, { id, place, options }]);
        const stop = options.openAtStart ? add() : whenNear(place.parentElement ?? place, add);
        return () => {
          stop?.();
          setWanted((before) => before.filter((each) => each.id !== id));
        };
      },
    };
  }, []);
  const selectors = wanted.map(({ id, place, options }) =>
    createPortal(
      <Region name={pageMessages.selectorRegion}>
        <Suspense fallback={null}>
          <PageSelector {...options} />
        </Suspense>
      </Region>,
      place,
      String(id),
    ),
  );
  return { services, selectors };
}
