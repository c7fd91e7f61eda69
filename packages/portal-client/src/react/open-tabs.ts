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

/** The open order tabs of one user in this browser (CART-01). */
export interface OpenTabs extends Pick<Store<readonly TabKey[]>, 'get' | 'subscribe'> {
  /** Whether the previously open tabs are known, from this browser or from the server. */
  known(): boolean;
  open(id: CartId): void;
  close(id: CartId): void;
  /** Closes all tabs except the fixed three. */
  clear(): void;
  /** Moves a tab to a position among the order tabs, counted from 0. */
  move(id: CartId, index: number): void;
  /** Opens the tabs that the server has stored; ignored if this browser has its own. */
  restore(ids: readonly CartId[]): void;
}

const keyOf = (user: string) => `portal.tabs.${user}`;

function storedTabs(user: string): readonly CartId[] | null {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(keyOf(user)) ?? 'null');
    return Array.isArray(value) ? value.filter((each): each is string => typeof each === 'string') : null;
  } catch {
    return null;
  }
}

/**
 * Creates the open tabs of a user. `save` receives the tabs' cart ids after each change, but not before the previously open tabs are known:
 * otherwise an order opened by its address in another browser would make the server forget the other tabs.
 */
export function createOpenTabs(user: string, save: (ids: readonly CartId[]) => void): OpenTabs {
  const before = storedTabs(user);
  let known = before !== null;
  const store = createStore<readonly TabKey[]>(before ? tabsOf(before) : firstTabs);

  const storeTabs = (): void => {
    const ids = openCartsOf(store.get());
    try {
      localStorage.setItem(keyOf(user), JSON.stringify(ids));
    } catch {
      // The server stores them too.
    }
    save(ids);
  };
  const change = (tabs: readonly TabKey[]): void => {
    if (tabs === store.get()) return;
    store.set(tabs);
    if (known) storeTabs();
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
      // Keeps tabs that were opened here in the meantime.
      store.set([...new Set([...tabsOf(ids), ...store.get()])]);
      if (opened) storeTabs();
    },
  };
}
