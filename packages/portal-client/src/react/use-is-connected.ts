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

/** False once the browser has no network or the server no longer answers. The ping notices that while nobody does anything (PING-01). */
export function useIsConnected(): boolean {
  const reached = useStoreValue(usePortal().calls, isReached);
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return online && reached;
}
