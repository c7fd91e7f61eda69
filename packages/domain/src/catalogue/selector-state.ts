import { selectionFromAddress, selectionToAddress } from './filter-address.ts';
import type { FilterSelection } from './filter-types.ts';

/** What a page shows of the selector (FILT-05). */
export interface SelectorOptions {
  readonly showFilters: boolean;
  readonly showSearchBar: boolean;
  /** If false, the selector starts collapsed behind a button. */
  readonly openAtStart: boolean;
}

export type SelectorViewName = 'table' | 'picture';
/** Sort order of the results; `_down` is descending. */
type SortColumn = 'code' | 'description' | 'size' | 'length' | 'class' | 'finish' | 'pack' | 'stock' | 'price';
export type SelectorSort = 'best' | SortColumn | `${SortColumn}_down`;

/** State of a product selector, except which panels are open. */
export interface SelectorState {
  /** Chosen filters by root. */
  readonly chosen: FilterSelection['chosen'];
  readonly text: string;
  readonly sort: SelectorSort;
  readonly view: SelectorViewName;
}

export const emptyState: SelectorState = { chosen: {}, text: '', sort: 'best', view: 'table' };

// Records, so that the compiler reports a missing entry.
const sorts: Readonly<Record<SelectorSort, true>> = {
  best: true,
  code: true,
  code_down: true,
  description: true,
  description_down: true,
  size: true,
  size_down: true,
  length: true,
  length_down: true,
  class: true,
  class_down: true,
  finish: true,
  finish_down: true,
  pack: true,
  pack_down: true,
  stock: true,
  stock_down: true,
  price: true,
  price_down: true,
};
const views: Readonly<Record<SelectorViewName, true>> = { table: true, picture: true };

const keyOf = <Key extends string>(record: Readonly<Record<Key, true>>, text: string | null, otherwise: Key): Key =>
  (Object.keys(record) as Key[]).find((key) => key === text) ?? otherwise;

/** Returns everything that another person needs to see the same list (FILT-04). Empty for the initial state. */
export function toAddress({ chosen, text, sort, view }: SelectorState): string {
  const query = new URLSearchParams(selectionToAddress({ chosen, text }));
  if (sort !== emptyState.sort) query.set('sort', sort);
  if (view !== emptyState.view) query.set('view', view);
  return query.toString();
}

export function fromAddress(address: string): SelectorState {
  const { chosen, text = '' } = selectionFromAddress(address);
  const query = new URLSearchParams(address);
  return {
    chosen,
    text,
    sort: keyOf(sorts, query.get('sort'), emptyState.sort),
    view: keyOf(views, query.get('view'), emptyState.view),
  };
}

/** Returns whether an address contains a state; otherwise the search words in its path apply. */
export const hasState = (address: string): boolean => toAddress(fromAddress(address)) !== '';

/**
 * Returns the search page's address in this state. Keeps the words of its path while there is a state to show, and always the open part and
 * the page's own settings.
 */
export function searchAddress(needle: string, state: SelectorState, before: string): string {
  const query = new URLSearchParams(toAddress(state));
  const path = needle !== '' && query.size > 0 ? `/search/${encodeURIComponent(needle)}` : '/search';
  for (const [key, value] of new URLSearchParams(before)) if (pageSettings.has(key)) query.append(key, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

const openPartKey = 'part';
const pageSettings: ReadonlySet<string> = new Set([openPartKey, 'show_filters', 'show_search_bar', 'open_at_start']);

/** Code of the part that is open in the results of an address; null for none. */
export const openPartIn = (address: string): string | null => new URLSearchParams(address).get(openPartKey);

/** Returns the query of an address with another part open, or none. */
export function withOpenPart(address: string, stock_code: string | null): string {
  const query = new URLSearchParams(address);
  if (stock_code === null) query.delete(openPartKey);
  else query.set(openPartKey, stock_code);
  return query.toString();
}

/** Reads the page's settings from its address (FILT-05); everything is shown by default. */
export function optionsFromAddress(address: string): SelectorOptions {
  const query = new URLSearchParams(address);
  const on = (key: string) => !['0', 'false', 'no'].includes(query.get(key)?.toLowerCase() ?? '');
  return { showFilters: on('show_filters'), showSearchBar: on('show_search_bar'), openAtStart: on('open_at_start') };
}

/** Filters are stored per page; the ordering pages share one state (FILT-04). */
export const defaultPage = 'orders';
const keyOfPage = (page: string) => `portal.selector.${page}`;

export function storedState(page = defaultPage): SelectorState {
  try {
    return fromAddress(sessionStorage.getItem(keyOfPage(page)) ?? '');
  } catch {
    return emptyState;
  }
}

export function storeState(state: SelectorState, page = defaultPage): void {
  try {
    sessionStorage.setItem(keyOfPage(page), toAddress(state));
  } catch {
    // Storage is unavailable: the state then lasts only for this view.
  }
}

/** Returns the state with other filters chosen for one root. */
export function choose(state: SelectorState, root: string, filters: readonly string[]): SelectorState {
  const { [root]: _, ...chosen } = state.chosen;
  return { ...state, chosen: filters.length > 0 ? { ...chosen, [root]: filters } : chosen };
}

/** Clears filters and text; order and view stay. */
export const cleared = (state: SelectorState): SelectorState => ({ ...state, chosen: {}, text: '' });

/** Returns a page's initial state from search words and filters (`ROOT:FILTER`), ignoring invalid filters (FILT-05). */
export const requestedState = (state: SelectorState, search: string, filters: readonly string[]): SelectorState =>
  filters.reduce<SelectorState>(
    (before, wish) => {
      const [, root, filter] = /^([A-Z][A-Z0-9_]{0,19}):(.+)$/.exec(wish.trim()) ?? [];
      if (!root || !filter) return before;
      return choose(before, root, [...new Set([...(before.chosen[root] ?? []), filter])]);
    },
    { ...state, text: search },
  );
