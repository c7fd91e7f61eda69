import type { Warehouse } from '@portal/domain/session';
import { usePortal } from '@portal/portal-client/react';
import { useMemo } from 'react';
import useSWRImmutable from 'swr/immutable';

/** Names by warehouse code; fetched once for the whole portal. */
export function useWarehouseNames(): ReadonlyMap<string, string> {
  const { transport } = usePortal();
  const { data } = useSWRImmutable<readonly Warehouse[]>('warehouse/list', async () => {
    const answer = await transport.callOrFalse('warehouse/list', {});
    if (answer === false) throw new Error('The warehouses did not arrive.');
    return answer;
  });
  return useMemo(() => new Map((data ?? []).map((each) => [each.warehouse_code, each.name])), [data]);
}
