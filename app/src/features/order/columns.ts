import { createStoredStore, useStore } from '@portal/portal-client/react';
import type { ColumnChoice, ColumnOption } from '@portal/portal-widgets';
import { orderMessages } from '../../messages/order.ts';

/** Columns that can be hidden. Columns that identify a line always stay. */
const hideable = ['yourCode', 'pack', 'type', 'stock', 'marks'] as const;

const store = createStoredStore<ColumnChoice>('portal.columns', (stored) =>
  stored && typeof stored === 'object' && 'widths' in stored && 'hidden' in stored && Array.isArray(stored.hidden)
    ? { widths: { ...(stored.widths as Record<string, number>) }, hidden: stored.hidden.map(String) }
    : { widths: {}, hidden: [] },
);

/** LINE-01: column widths and visibility, stored on this device. */
export function useColumns() {
  const choice = useStore(store);
  const options: readonly ColumnOption[] = hideable.map((id) => ({
    id,
    label: orderMessages.columns[id],
    shown: !choice.hidden.includes(id),
  }));
  const show = (id: string, shown: boolean) =>
    store.set({ ...choice, hidden: shown ? choice.hidden.filter((each) => each !== id) : [...choice.hidden, id] });
  return { choice, set: store.set, options, show };
}
