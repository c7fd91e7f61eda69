import * as calls from '@portal/domain/contract';
import type { Warehouse } from '@portal/domain/session';
import useSWRImmutable from 'swr/immutable';
import { usePortal } from '../../../portal/portal.ts';

/** The supplier's own counters: its warehouses, by name, suburb or state. */
export function useCounters(needle: string) {
  const { transport } = usePortal();
  const { data, error, mutate } = useSWRImmutable<readonly Warehouse[]>('warehouse/list', async () => {
    const answer = await transport.callOrFalse(calls.warehouseList, {});
    if (answer === false) throw new Error('The warehouses did not arrive.');
    return answer;
  });
  const words = needle.toLowerCase().split(/\s+/).filter(Boolean);
  const counters = data?.filter((each) => {
    const text = `${each.name} ${each.suburb} ${each.state}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return { counters: counters ?? null, failed: error !== undefined, retry: () => void mutate() };
}
