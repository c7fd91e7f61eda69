import type { CartDocument } from '@portal/portal-client';
import type { Check } from '@portal/portal-widgets';
import { useRef, useSyncExternalStore } from 'react';
import { checksOf } from './line/checks.ts';
import type { LineWork } from './use-line-work.ts';

const none: readonly Check[] = [];

/** The checks of an order, looked at again whenever its document changes; the same list until one of them is another. */
export function useChecks(document: CartDocument, work: LineWork): readonly Check[] {
  const last = useRef({ key: '', checks: none });
  return useSyncExternalStore(document.subscribe, () => {
    const checks = checksOf(work.source);
    const key = JSON.stringify(checks);
    if (key !== last.current.key) last.current = { key, checks };
    return last.current.checks;
  });
}
