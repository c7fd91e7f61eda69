import { fixedTabLabels, tabTypes } from '../messages/cart-tabs.ts';
import type { CartId, TabType } from './types.ts';

export interface FixedTab {
  /** The URL segment: `/orders/{key}`. */
  readonly key: 'account' | 'quick_quote' | 'tabs';
  readonly label: string;
  readonly tabtype: TabType;
}

/** CART-01: the tabs that are always open, first. */
export const fixedTabs = [
  { key: 'account', label: fixedTabLabels.account, tabtype: 'account' },
  { key: 'quick_quote', label: fixedTabLabels.quick_quote, tabtype: 'qq' },
  { key: 'tabs', label: fixedTabLabels.tabs, tabtype: 'tabs' },
] as const satisfies readonly FixedTab[];

/** Key of a fixed tab, or a cart id. */
export type TabKey = string;

export const firstTabs: readonly TabKey[] = fixedTabs.map((tab) => tab.key);
const fixed: ReadonlySet<TabKey> = new Set(firstTabs);

export function isFixedTab(key: TabKey): key is FixedTab['key'] {
  return fixed.has(key);
}

/** CART-01: closes all tabs but the fixed ones. */
export function clearTabs(_tabs: readonly TabKey[]): readonly TabKey[] {
  return firstTabs;
}

/** CART-01: the tabs for a stored list of open carts, without duplicates. */
export function tabsOf(open: readonly CartId[]): readonly TabKey[] {
  return [...new Set([...firstTabs, ...open])];
}

/** The cart ids among the tabs, in order, as `update-open-carts` expects them. */
export function openCartsOf(tabs: readonly TabKey[]): readonly CartId[] {
  return tabs.filter((key) => !isFixedTab(key));
}

/** Opens a tab at the end. A tab that is already open stays where it is. */
export function openTab(tabs: readonly TabKey[], id: CartId): readonly TabKey[] {
  return tabs.includes(id) ? tabs : [...tabs, id];
}

/** Closes a tab, unless it is fixed. */
export function closeTab(tabs: readonly TabKey[], id: TabKey): readonly TabKey[] {
  return isFixedTab(id) || !tabs.includes(id) ? tabs : tabs.filter((key) => key !== id);
}

/** Moves an order tab to an index of `tabs`, never before the end of the fixed ones. */
export function moveTab(tabs: readonly TabKey[], id: CartId, to: number): readonly TabKey[] {
  const from = tabs.indexOf(id);
  if (from < 0 || isFixedTab(id)) return tabs;
  const rest = tabs.toSpliced(from, 1);
  const target = Math.min(Math.max(Math.trunc(to), fixedTabs.length), rest.length);
  return target === from ? tabs : rest.toSpliced(target, 0, id);
}

/** The tab to show after closing `closed`: its right neighbour, else its left one. */
export function tabAfterClosing(tabs: readonly TabKey[], closed: TabKey): TabKey {
  const at = tabs.indexOf(closed);
  return tabs[at + 1] ?? tabs[at - 1] ?? fixedTabs[2].key;
}

export function tabLabel(tabtype: TabType): string {
  return tabTypes[tabtype];
}
