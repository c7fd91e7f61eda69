import type { CartDocument } from '@portal/portal-client';
import type { Check } from '@portal/portal-widgets';
import { useCallback, useSyncExternalStore } from 'react';
import type { LineWork } from './use-line-work.ts';

/** Checks of an order (CART-23), updated with its document. The same list until an item changes. */
export function useChecks(document: CartDocument, work: LineWork): readonly Check[] {
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [document.subscribe(listener), work.source.subscribeRefresh(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [document, work],
  );
  return useSyncExternalStore(subscribe, work.checks.get);
}

/** The first line that blocks confirming, named under the Confirm button. */
export const firstToAnswer = (checks: readonly Check[]): Check['line'] =>
  checks.find(({ weight, line }) => weight === 'must' && line !== null)?.line ?? null;
