import type { Operation } from '@portal/domain/api';
import { useCallback } from 'react';
import { type TriedCall, tryCall } from '../transport/try-call.ts';
import { usePortal } from './portal.ts';

/** DOC-01: makes a documented call as the signed-in user. */
export function useTryCall(): (
  operation: Operation,
  params: Readonly<Record<string, string>>,
  data: unknown,
) => Promise<TriedCall> {
  const { transport } = usePortal();
  return useCallback((operation, params, data) => tryCall(transport, operation, params, data), [transport]);
}
