import { selectionFromAddress, selectionToAddress } from './filter-address.ts';
import type { FilterSelection } from './filter-types.ts';

/** FILT-05: what a page shows of the selector. */
export interface SelectorOptions {
  readonly showFilters: boolean;
  readonly showSearchBar: boolean;
  /** Otherwise it is folded behind a button. */
  readonly openAtStart: boolean;
}

export type SelectorViewName = 'table' | 'picture';
/** How the results are ordered; `_down` is descending. */
type SortColumn = 'code' | 'description' | 'size' | 'length' | 'class' | 'finish' | 'pack' | 'stock' | 'price';
export type SelectorSort = 'best' | SortColumn | `${SortColumn}_down`;

/** State of a product selector, apart from what is open in it. */
export interface SelectorState {
  /** Filters by root. */
  readonly chosen: FilterSelection['chosen'];
  readonly text: string;
  readonly sort: SelectorSort;
  readonly view: SelectorViewName;
}

export const emptyState: SelectorState = { chosen: {}, text: '', sort: 'best', view: 'table' };

// Records, so that the compiler names a missing entry.
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

/** FILT-04: everything that another person needs to see the same list. Empty where nothing differs from the beginning. */
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

/** True where an address says what to show; without it the words of its path do. */
export const saysState = (address: string): boolean => toAddress(fromAddress(address)) !== '';

/** The address of the search page in this state: the words of its path stay as long as there is anything to show; the page's own settings stay. */
export function searchAddress(needle: string, state: SelectorState, before: string): string {
  const query = new URLSearchParams(toAddress(state));
  const path = needle !== '' && query.size > 0 ? `/search/${encodeURIComponent(needle)}` : '/search';
  for (const [key, value] of new URLSearchParams(before)) if (pageSettings.has(key)) query.append(key, value);
  return query.size > 0 ? `${path}?${query}` : path;
}

const pageSettings: ReadonlySet<string> = new Set(['show_filters', 'show_search_bar', 'open_at_start']);

/** FILT-05: what the page's own settings in its address say; everything shows where they say nothing. */
export function optionsFromAddress(address: string): SelectorOptions {
  const query = new URLSearchParams(address);
  const on = (key: string) => !['0', 'false', 'no'].includes(query.get(key)?.toLowerCase() ?? '');
  return { showFilters: on('show_filters'), showSearchBar: on('show_search_bar'), openAtStart: on('open_at_start') };
}

/** FILT-04: filters are kept for each page; the ordering pages share one. */
export const defaultPage = 'orders';
const keyOfPage = (page: string) => `portal.selector.${page}`;

export function keptState(page = defaultPage): SelectorState {
  try {
    return fromAddress(sessionStorage.getItem(keyOfPage(page)) ?? '');
  } catch {
    return emptyState;
  }
}

export function keepState(state: SelectorState, page = defaultPage): void {
  try {
    sessionStorage.setItem(keyOfPage(page), toAddress(state));
  } catch {
    // For this view only, then.
  }
}

/** Chooses other filters of one root. */
export function choose(state: SelectorState, root: string, filters: readonly string[]): SelectorState {
  const { [root]: _, ...chosen } = state.chosen;
  return { ...state, chosen: filters.length > 0 ? { ...chosen, [root]: filters } : chosen };
}

/** Nothing chosen and nothing typed; order and view stay as they are. */
export const cleared = (state: SelectorState): SelectorState => ({ ...state, chosen: {}, text: '' });

/** FILT-05: the state a page starts with, from words and filters (`ROOT:FILTER`). Invalid filters are ignored. */
export const wishedState = (state: SelectorState, search: string, filters: readonly string[]): SelectorState =>
  filters.reduce<SelectorState>(
    (before, wish) => {
      const [, root, filter] = /^([A-Z][A-Z0-9_]{0,19}):(.+)$/.exec(wish.trim()) ?? [];
      if (!root || !filter) return before;
      return choose(before, root, [...new Set([...(before.chosen[root] ?? []), filter])]);
    },
    { ...state, text: search },
  );
