import { createStoredStore, useStore } from '@portal/portal-client/react';

const most = 24;
const store = createStoredStore<readonly number[]>('portal.hive.recent-files', (stored) =>
  Array.isArray(stored) ? stored.filter((each) => typeof each === 'number') : [],
);

/** The library files that were used last in this browser, the newest first. */
export const useRecentFiles = (): readonly number[] => useStore(store);

export function rememberFile(media_id: number): void {
  store.set([media_id, ...store.get().filter((each) => each !== media_id)].slice(0, most));
}
