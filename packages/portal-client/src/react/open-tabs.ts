import {
  type CartId,
  clearTabs,
  closeTab,
  firstTabs,
  moveTab,
  openCartsOf,
  openTab,
  type TabKey,
  tabsOf,
} from '@portal/domain/cart';
import { createStore, type Store } from './store.ts';

/** CART-01: the open order tabs of one user in this browser. */
export interface OpenTabs extends Pick<Store<readonly TabKey[]>, 'get' | 'subscribe'> {
  /** Whether it is known which tabs were open, from this browser or from the server. */
  known(): boolean;
  open(id: CartId): void;
  close(id: CartId): void;
  /** Closes all but the fixed three. */
  clear(): void;
  /** To a place among the order tabs, from 0. */
  move(id: CartId, index: number): void;
  /** What the server remembers; counts only where this browser remembers nothing. */
  restore(ids: readonly CartId[]): void;
}

const keyOf = (user: string) => `portal.tabs.${user}`;

function kept(user: string): readonly CartId[] | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(user)) ?? 'null');
    return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : null;
  } catch {
    return null;
  }
}

/**
 * `save` is told the cart ids of the tabs after each change. Until it is known which were open, here or at the server, nothing is saved:
 * an order opened by its address in another browser must not make the server forget the others.
 */
export function createOpenTabs(user: string, save: (ids: readonly CartId[]) => void): OpenTabs {
  const before = kept(user);
  let known = before !== null;
  const store = createStore<readonly TabKey[]>(before ? tabsOf(before) : firstTabs);

  const keep = (): void => {
    const ids = openCartsOf(store.get());
    try {
      localStorage.setItem(keyOf(user), JSON.stringify(ids));
    } catch {
      // The server remembers them as well.
    }
    save(ids);
  };
  const change = (tabs: readonly TabKey[]): void => {
    if (tabs === store.get()) return;
    store.set(tabs);
    if (known) keep();
  };

  return {
    get: store.get,
    subscribe: store.subscribe,
    known: () => known,
    open: (id) => change(openTab(store.get(), id)),
    close: (id) => change(closeTab(store.get(), id)),
    clear: () => change(openCartsOf(store.get()).length > 0 ? clearTabs(store.get()) : store.get()),
    move: (id, index) => change(moveTab(store.get(), id, firstTabs.length + index)),
    restore(ids) {
      if (known) return;
      known = true;
      const opened = openCartsOf(store.get()).some((id) => !ids.includes(id));
      // What was opened here in the meantime stays.
      store.set([...new Set([...tabsOf(ids), ...store.get()])]);
      if (opened) keep();
    },
  };
}
