import type { FilterRoot } from '@portal/domain/catalogue';
import useSWRImmutable from 'swr/immutable';
import { usePortal } from './portal.ts';
import { useStore } from './store.ts';

/** Returns the status of this browser's stock list. */
export function useCatalogueStatus() {
  const { catalogue } = usePortal();
  return useStore({ get: catalogue.getStatus, subscribe: (listener) => catalogue.subscribe(listener) });
}

/** Returns the filters of this browser's stock list (FILT-01). */
export function useFilterRoots() {
  const { catalogue } = usePortal();
  const { state, version } = useCatalogueStatus();
  return useSWRImmutable<readonly FilterRoot[]>(state === 'ready' ? ['filters', version] : null, async () => {
    const roots = await catalogue.filters();
    if (roots === null) throw new Error('The filters could not be loaded.');
    return roots;
  });
}
