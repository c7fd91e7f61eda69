import type { CartDocument } from '@portal/portal-client';
import type { Check } from '@portal/portal-widgets';
import { checksOf } from '@portal/portal-widgets';
import { useCallback, useRef, useSyncExternalStore } from 'react';
import type { LineWork } from './use-line-work.ts';

const none: readonly Check[] = [];

const alike = (a: Check, b: Check | undefined): boolean => a === b || JSON.stringify(a) === JSON.stringify(b);
const same = (a: readonly Check[], b: readonly Check[]): boolean =>
  a.length === b.length && a.every((check, i) => alike(check, b[i]));

/** The checks of an order, looked at again whenever its document changes; the same list until one of them is another. */
export function useChecks(document: CartDocument, work: LineWork): readonly Check[] {
  const last = useRef(none);
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
    if (!same(checks, last.current)) last.current = checks;
    return last.current;
  });
}
