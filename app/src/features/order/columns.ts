import { createStore, useStore } from '@portal/portal-client/react';
import type { ColumnChoice, ColumnOption } from '@portal/portal-widgets';
import { orderMessages } from '../../messages/order.ts';

const key = 'portal.columns';
/** Columns that can be hidden. Columns that identify a line always stay. */
const hideable = ['yourCode', 'pack', 'type', 'stock', 'marks'] as const;

function kept(): ColumnChoice {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (value && typeof value === 'object' && 'widths' in value && 'hidden' in value && Array.isArray(value.hidden)) {
      return { widths: { ...(value.widths as Record<string, number>) }, hidden: value.hidden.map(String) };
    }
  } catch {
    // Unreadable: uses the default layout.
  }
  return { widths: {}, hidden: [] };
}

const store = createStore<ColumnChoice>(kept());

/** LINE-01: column widths and visibility, stored on this device. */
export function useColumns() {
  const choice = useStore(store);
  const set = (next: ColumnChoice) => {
    store.set(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage refused: applies to this page only.
    }
  };
  const options: readonly ColumnOption[] = hideable.map((id) => ({
    id,
    label: orderMessages.columns[id],
    shown: !choice.hidden.includes(id),
  }));
  const show = (id: string, shown: boolean) =>
    set({ ...choice, hidden: shown ? choice.hidden.filter((each) => each !== id) : [...choice.hidden, id] });
  return { choice, set, options, show };
}
