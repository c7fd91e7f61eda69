import { useRef, useSyncExternalStore } from 'react';

/** A value outside React that components can subscribe to. */
export interface Store<Value> {
  get(): Value;
  set(value: Value): void;
  subscribe(listener: () => void): () => void;
}

export function createStore<Value>(initial: Value): Store<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      if (Object.is(next, value)) return;
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

export function useStore<Value>(store: Pick<Store<Value>, 'get' | 'subscribe'>): Value {
  return useSyncExternalStore(store.subscribe, store.get, store.get);
}

/** Selects a primitive value from a store; the component renders only when that value changes. */
export function useStoreValue<Value, Selected extends string | number | boolean | null | undefined>(
  store: Pick<Store<Value>, 'get' | 'subscribe'>,
  select: (value: Value) => Selected,
): Selected {
  const get = () => select(store.get());
  return useSyncExternalStore(store.subscribe, get, get);
}

/** Like `useStoreValue`, for an object of primitive fields. */
export function useStoreFields<Value, Selected extends object>(
  store: Pick<Store<Value>, 'get' | 'subscribe'>,
  select: (value: Value) => Selected,
): Selected {
  const last = useRef<Selected | null>(null);
  const get = () => {
    const now = select(store.get());
    const before = last.current;
    if (before && (Object.keys(now) as (keyof Selected)[]).every((name) => Object.is(now[name], before[name])))
      return before;
    last.current = now;
    return now;
  };
  return useSyncExternalStore(store.subscribe, get, get);
}
