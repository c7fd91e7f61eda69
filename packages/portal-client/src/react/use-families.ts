import { type Family, largestFamilies, mainKinds, sizeRange } from '@portal/domain/catalogue';
import { useEffect, useState } from 'react';
import type { Catalogue } from '../catalogue/types.ts';
import { usePortal } from './portal.ts';
import { useStore } from './store.ts';

const shown = 8;

/** Counts the largest categories of the stock list in the browser (SRCH-03). Only the newest query is answered. */
async function families(catalogue: Catalogue): Promise<readonly Family[]> {
  const all = await catalogue.facets({ values: {} }, 0);
  const categories = largestFamilies(all?.counts.product_category ?? [], shown);
  const found: Family[] = [];
  for (const { value, count } of categories) {
    const inside = await catalogue.facets({ values: { product_category: [value] } }, 0);
    found.push({
      name: value,
      count,
      sizes: sizeRange(inside?.counts.size ?? []),
      kinds: mainKinds(inside?.counts.product_type ?? [], value),
    });
  }
  return found;
}

export function useFamilies(): { readonly families: readonly Family[] | null; readonly failed: boolean } {
  const { catalogue, page } = usePortal();
  const { state, version } = useStore({
    get: () => catalogue.getStatus(),
    subscribe: (listener) => catalogue.subscribe(listener),
  });
  const [found, setFound] = useState<readonly Family[] | null>(page?.families ?? null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer stock list is counted again
  useEffect(() => {
    if (state !== 'ready') return;
    let left = false;
    void families(catalogue).then((all) => {
      // An empty result means that a newer query replaced this one; keep the last counts.
      if (!left && all.length > 0) setFound(all);
    });
    return () => {
      left = true;
    };
  }, [catalogue, state, version]);

  return { families: found, failed: state === 'failed' };
}
