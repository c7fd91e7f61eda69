import type { FilterRoot } from '@portal/domain/catalogue';
import useSWRImmutable from 'swr/immutable';
import { usePortal } from './portal.ts';
import { useStore } from './store.ts';

/** Where the stock list of this browser stands. */
export function useCatalogueStatus() {
  const { catalogue } = usePortal();
  return useStore({ get: catalogue.getStatus, subscribe: (listener) => catalogue.subscribe(listener) });
}

/** FILT-01: the filters that belong to the stock list of this browser. */
export function useFilterRoots() {
  const { catalogue } = usePortal();
  const { state, version } = useCatalogueStatus();
  return useSWRImmutable<readonly FilterRoot[]>(state === 'ready' ? ['filters', version] : null, async () => {
    const roots = await catalogue.filters();
    if (roots === null) throw new Error('The filters could not be loaded.');
    return roots;
  });
}
