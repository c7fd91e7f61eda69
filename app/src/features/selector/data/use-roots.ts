import type { FilterRoot } from '@portal/domain/catalogue';
import { usePortal, useStore } from '@portal/portal-client/react';
import useSWRImmutable from 'swr/immutable';

/** Where the stock list of this browser stands. */
export function useCatalogueStatus() {
  const { catalogue } = usePortal();
  return useStore({ get: catalogue.getStatus, subscribe: (listener) => catalogue.subscribe(listener) });
}

/** FILT-01: the filters that belong to the stock list of this browser. */
export function useRoots() {
  const { catalogue } = usePortal();
  const { state, version } = useCatalogueStatus();
  return useSWRImmutable<readonly FilterRoot[]>(state === 'ready' ? ['filters', version] : null, async () => {
    const roots = await catalogue.filters();
    if (roots === null) throw new Error('The filters did not arrive.');
    return roots;
  });
}
