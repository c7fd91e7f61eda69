import type { Warehouse } from '@portal/domain/session';
import { usePortal } from '@portal/portal-client/react';
import useSWRImmutable from 'swr/immutable';

/** Fetched once, when a screen first needs them. */
export function useWarehouses(): readonly Warehouse[] {
  const { transport } = usePortal();
  const { data } = useSWRImmutable<readonly Warehouse[]>('warehouse/list', async () => {
    const answer = await transport.callOrFalse('warehouse/list', {});
    if (answer === false) throw new Error('The warehouses did not arrive.');
    return answer;
  });
  return data ?? [];
}
