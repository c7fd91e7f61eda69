import { useSyncExternalStore } from 'react';
import { usePortal } from './portal.ts';
import { isReached } from './recent-calls.ts';
import { useStoreValue } from './store.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/**
 * Returns false if the browser has no network or the server does not respond. The ping detects that while the user is inactive (PING-01).
 */
export function useIsConnected(): boolean {
  const reached = useStoreValue(usePortal().calls, isReached);
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return online && reached;
}
