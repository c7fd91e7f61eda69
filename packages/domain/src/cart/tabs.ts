import { type CartId, type TabType, tabTypes } from './types.ts';

export interface FixedTab {
  /** What stands in the address: `/orders/{key}`. */
  readonly key: 'account' | 'quick_quote' | 'tabs';
  readonly label: string;
  readonly tabtype: TabType;
}

/** CART-01 */
export const fixedTabs = [
  { key: 'account', label: 'Account', tabtype: 'account' },
  { key: 'quick_quote', label: 'Quick Quote', tabtype: 'qq' },
  { key: 'tabs', label: 'Orders', tabtype: 'tabs' },
] as const satisfies readonly FixedTab[];

/** Keys of the tabs in order: the fixed three, then cart ids. */
export type TabKey = string;

export const firstTabs: readonly TabKey[] = fixedTabs.map((tab) => tab.key);
const fixed: ReadonlySet<TabKey> = new Set(firstTabs);

export function isFixedTab(key: TabKey): key is FixedTab['key'] {
  return fixed.has(key);
}

/** CART-01: only the first three stay. */
export function clearTabs(_tabs: readonly TabKey[]): readonly TabKey[] {
  return firstTabs;
}

/** CART-01: the tabs of a list of open carts, as it comes back after a reload; doubles and fixed ones count once. */
export function tabsOf(open: readonly CartId[]): readonly TabKey[] {
  return [...new Set([...firstTabs, ...open])];
}

/** The cart ids among the tabs, in order, as update-open-carts takes them. */
export function openCartsOf(tabs: readonly TabKey[]): readonly CartId[] {
  return tabs.filter((key) => !isFixedTab(key));
}

/** Opened at the end; one that is open stays where it is. */
export function openTab(tabs: readonly TabKey[], id: CartId): readonly TabKey[] {
  return tabs.includes(id) ? tabs : [...tabs, id];
}

/** A fixed tab does not close. */
export function closeTab(tabs: readonly TabKey[], id: TabKey): readonly TabKey[] {
  return isFixedTab(id) || !tabs.includes(id) ? tabs : tabs.filter((key) => key !== id);
}

/** Moves an order tab to an index of the whole list; never among the fixed ones. */
export function moveTab(tabs: readonly TabKey[], id: CartId, to: number): readonly TabKey[] {
  const from = tabs.indexOf(id);
  if (from < 0 || isFixedTab(id)) return tabs;
  const rest = tabs.toSpliced(from, 1);
  const target = Math.min(Math.max(Math.trunc(to), fixedTabs.length), rest.length);
  return target === from ? tabs : rest.toSpliced(target, 0, id);
}

/** What is shown after `closed` was closed: its right neighbour, else its left one. */
export function tabAfterClosing(tabs: readonly TabKey[], closed: TabKey): TabKey {
  const at = tabs.indexOf(closed);
  return tabs[at + 1] ?? tabs[at - 1] ?? fixedTabs[2].key;
}

export function tabLabel(tabtype: TabType): string {
  return tabTypes[tabtype];
}
