import { createStore, type Store } from './store.ts';

/** Ids of the tips that a user has dismissed on this device. */
export interface DismissedTips extends Pick<Store<ReadonlySet<string>>, 'get' | 'subscribe'> {
  dismiss(id: string): void;
  restore(id: string): void;
}

const stores = new Map<string, DismissedTips>();
const keyOf = (user: string) => `portal.tips.${user}`;

function storedIds(user: string): readonly string[] {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(user)) ?? '[]');
    return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
  } catch {
    return [];
  }
}

export function createDismissedTips(user: string): DismissedTips {
  const store = createStore<ReadonlySet<string>>(new Set(storedIds(user)));
  // Read again: another window may have dismissed tips in the meantime.
  const change = (edit: (ids: Set<string>) => void) => {
    const ids = new Set([...storedIds(user), ...store.get()]);
    edit(ids);
    store.set(ids);
    try {
      localStorage.setItem(keyOf(user), JSON.stringify([...ids]));
    } catch {
      // Without storage, it applies to this page only.
    }
  };
  return {
    get: store.get,
    subscribe: store.subscribe,
    dismiss: (id) => change((ids) => ids.add(id)),
    restore: (id) => change((ids) => ids.delete(id)),
  };
}

/** Returns one shared instance per user, so that every place that shows tips stays in sync. */
export function dismissedTips(user: string): DismissedTips {
  const store = stores.get(user) ?? createDismissedTips(user);
  stores.set(user, store);
  return store;
}
