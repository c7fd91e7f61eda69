import type { CartDocument } from '@portal/portal-client';
import type { Check } from '@portal/portal-widgets';
import { useCallback, useSyncExternalStore } from 'react';
import type { LineWork } from './use-line-work.ts';

/** The checks of an order (CART-23), looked at again whenever its document changes; the same list until one of them is another. */
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

/** The first line that must be answered, of which the reason under Confirm speaks. */
export const firstToAnswer = (checks: readonly Check[]): Check['line'] =>
  checks.find(({ weight, line }) => weight === 'must' && line !== null)?.line ?? null;
