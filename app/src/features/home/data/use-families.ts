import type { FacetCount } from '@portal/domain/catalogue';
import type { Catalogue } from '@portal/portal-client';
import { useEffect, useState } from 'react';
import { usePortal } from '../../../portal/portal.ts';
import { useStore } from '../../../portal/store.ts';

export interface Family {
  readonly name: string;
  readonly count: number;
  /** `M3 to M64` */
  readonly sizes: string;
  /** `Cap, button, set` */
  readonly kinds: string;
}

const shown = 8;
const present = (counts: readonly FacetCount[]) => counts.filter((each) => each.count > 0 && each.value !== '');
const byNumber = new Intl.Collator('en', { numeric: true });

/** Smallest and largest of the metric sizes; of all where there are none. */
export function sizeRange(counts: readonly FacetCount[]): string {
  const all = present(counts).map((each) => each.value);
  const metric = all.filter((value) => /^M\d/.test(value));
  const sorted = (metric.length > 0 ? metric : all).sort(byNumber.compare);
  const [first, last] = [sorted[0], sorted.at(-1)];
  if (first === undefined || last === undefined) return '';
  return first === last ? first : `${first} to ${last}`;
}

export function mainKinds(counts: readonly FacetCount[], family: string): string {
  const names = [...present(counts)].sort((a, b) => b.count - a.count).map((each) => each.value);
  const others = names.filter((name) => name.toLowerCase() !== family.toLowerCase());
  return others.slice(0, 3).join(', ');
}

/** The largest categories of the stock list, counted in the browser (SRCH-03). One question at a time: a later one overtakes. */
async function families(catalogue: Catalogue): Promise<readonly Family[]> {
  const all = await catalogue.facets({ values: {} }, 0);
  const categories = [...present(all?.counts.product_category ?? [])].sort((a, b) => b.count - a.count).slice(0, shown);
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
  const { catalogue } = usePortal();
  const { state, version } = useStore({
    get: () => catalogue.getStatus(),
    subscribe: (listener) => catalogue.subscribe(listener),
  });
  const [found, setFound] = useState<readonly Family[] | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a newer list is counted anew
  useEffect(() => {
    if (state !== 'ready') return;
    let left = false;
    void families(catalogue).then((all) => {
      // Nothing: the header asked something meanwhile and overtook; what was counted before stands.
      if (!left && all.length > 0) setFound(all);
    });
    return () => {
      left = true;
    };
  }, [catalogue, state, version]);

  return { families: found, failed: state === 'failed' };
}
