import type { SearchHit } from '@portal/domain/catalogue';
import { useEffect, useState } from 'react';
import { usePortal } from '../../../portal/portal.ts';
import { useStore } from '../../../portal/store.ts';

const limit = 200;

export type SearchState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | { readonly state: 'ready'; readonly hits: readonly SearchHit[] };

/** SRCH-01 to SRCH-03: answers from the stock list in this browser. */
export function useSearch(needle: string): SearchState {
  const { catalogue } = usePortal();
  const { state, version } = useStore({
    get: () => catalogue.getStatus(),
    subscribe: (listener) => catalogue.subscribe(listener),
  });
  const [found, setFound] = useState<{ key: string; hits: readonly SearchHit[] } | null>(null);
  const key = `${version} ${needle}`;

  useEffect(() => {
    if (state !== 'ready') return;
    let left = false;
    const ask = async () => {
      // Null: a newer question was asked elsewhere, such as in the header, and overtook this one.
      for (let hits = null; hits === null && !left; ) {
        hits = await catalogue.search(needle, limit);
        if (hits && !left) setFound({ key, hits });
      }
    };
    void ask();
    return () => {
      left = true;
    };
  }, [catalogue, state, needle, key]);

  if (state === 'failed') return { state: 'failed' };
  return found?.key === key ? { state: 'ready', hits: found.hits } : { state: 'loading' };
}
