import { useCallback } from 'react';
import { usePortal, useSession } from './portal.ts';

/** Addresses that were logged: each once per page load. */
const logged = new Set<string>();

/** PING-05: a photograph that failed or was empty is logged as vlc_500002, for signed-in users. */
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
