import type { ProductInformation } from '@portal/domain/catalogue';
import type { DrawnPart } from '@portal/domain/drawing';
import { useCallback } from 'react';
import { usePortal, useSession } from './portal.ts';

/** What a part is drawn from. */
export function drawnPart({ facts, dimensions }: Pick<ProductInformation, 'facts' | 'dimensions'>): DrawnPart {
  const image = facts?.image || facts?.product_type || '';
  return { image, dimensions, ...(facts?.thread ? { size: facts.size } : {}) };
}

/** Addresses that have been told of: each once a page. */
const told = new Set<string>();

/** PING-05: a photograph that failed or was empty is logged as vlc_500002, for signed-in users. */
export function useImageFailed(): (address: string) => void {
  const { log } = usePortal();
  const signedIn = useSession().status === 'signed_in';
  return useCallback(
    (address) => {
      if (!signedIn || told.has(address)) return;
      told.add(address);
      log('imageFailed', 'image', address);
    },
    [log, signedIn],
  );
}
