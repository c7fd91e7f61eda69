import type { CartDocument } from '@portal/portal-client';
import type { Check } from '@portal/portal-widgets';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import { checksOf } from './line/checks.ts';
import type { LineWork } from './use-line-work.ts';

const none: readonly Check[] = [];

/** The checks of an order, looked at again whenever its document changes; the same list until one of them is another. */
export function useChecks(document: CartDocument, work: LineWork): readonly Check[] {
  const last = useRef({ key: '', checks: none });
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [document.subscribe(listener), work.source.subscribeRefresh(listener)];
      return () => {
        for (const stop of stops) stop();
      };
    },
    [document, work],
  );
  return useSyncExternalStore(subscribe, () => {
    const checks = checksOf(work.source);
    const key = JSON.stringify(checks);
    if (key !== last.current.key) last.current = { key, checks };
    return last.current.checks;
  });
}
