import { createStore, type Store } from './store.ts';

/** A store whose value stays on this device. `read` checks what was stored; it gets undefined if there is nothing readable. */
export function createStoredStore<Value>(key: string, read: (stored: unknown) => Value): Store<Value> {
  const store = createStore(read(storedValue(key)));
  return {
    ...store,
    set(value) {
      store.set(value);
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Storage refused: applies to this page only.
      }
    },
  };
}

function storedValue(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
