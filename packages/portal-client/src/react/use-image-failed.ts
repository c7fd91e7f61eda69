import { useCallback } from 'react';
import { usePortal, useSession } from './portal.ts';

/** Addresses that were logged, once each per page load. */
const logged = new Set<string>();

/** Returns a function that logs a photograph that failed or was empty as vlc_500002, for signed-in users (PING-05). */
export function useImageFailed(): (address: string) => void {
  const { log } = usePortal();
  const signedIn = useSession().status === 'signed_in';
  return useCallback(
    (address) => {
      if (!signedIn || logged.has(address)) return;
      logged.add(address);
      log('imageFailed', 'image', address);
    },
    [log, signedIn],
  );
}
