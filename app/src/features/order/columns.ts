import { createStore, useStore } from '@portal/portal-client/react';
import type { ColumnChoice, ColumnOption } from '@portal/portal-widgets';

const key = 'portal.columns';
/** What may be hidden, and its name in the menu. What tells a line from another always stays. */
const hideable = {
  yourCode: 'Your code',
  pack: 'Pack',
  type: 'Price type',
  stock: 'Stock',
  marks: 'Marks',
} as const;

function kept(): ColumnChoice {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (value && typeof value === 'object' && 'widths' in value && 'hidden' in value && Array.isArray(value.hidden)) {
      return { widths: { ...(value.widths as Record<string, number>) }, hidden: value.hidden.map(String) };
    }
  } catch {
    // Not readable: the columns stand as the house has them.
  }
  return { widths: {}, hidden: [] };
}

const store = createStore<ColumnChoice>(kept());

/** LINE-01: widths and visibility, kept on this device. */
export function useColumns() {
  const choice = useStore(store);
  const set = (next: ColumnChoice) => {
    store.set(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // For this page only, then.
    }
  };
  const options: readonly ColumnOption[] = Object.entries(hideable).map(([id, label]) => ({
    id,
    label,
    shown: !choice.hidden.includes(id),
  }));
  const show = (id: string, shown: boolean) =>
    set({ ...choice, hidden: shown ? choice.hidden.filter((each) => each !== id) : [...choice.hidden, id] });
  return { choice, set, options, show };
}
