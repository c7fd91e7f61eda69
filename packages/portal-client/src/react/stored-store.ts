import { createStore, type Store } from './store.ts';

/** A store whose value is saved on this device. `read` validates the saved value; it receives undefined if there is none. */
export function createStoredStore<Value>(key: string, read: (stored: unknown) => Value): Store<Value> {
  const store = createStore(read(storedValue(key)));
  return {
    ...store,
    set(value) {
      store.set(value);
      try {
        localStorage.setItem(key, JSON.stringify(value));
      } catch {
        // Storage is unavailable: the value applies to this page only.
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
