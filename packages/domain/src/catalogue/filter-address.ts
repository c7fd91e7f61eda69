import type { FilterRoot, FilterSelection } from './filter-types.ts';

/** Cannot clash with a filter root: those are capitals or begin with `@`. */
const textKey = 'q';
const maxValues = 200;
const maxValueLength = 60;

/**
 * Returns a selection as the query part of an address; equal selections give equal addresses (FILT-04):
 * `PTYP=HEX_BOLTS.HEX_NUTS&SIZE=M12&q=galv`. Empty if nothing is chosen.
 */
export function selectionToAddress(selection: FilterSelection): string {
  const parameters = new URLSearchParams();
  for (const [root, values] of Object.entries(selection.chosen).sort(([a], [b]) => (a < b ? -1 : 1))) {
    // Values are separated by stars, the only separator that URLs leave unescaped and no filter contains.
    if (values.length > 0) parameters.set(root, [...values].sort().join('*'));
  }
  const text = selection.text?.trim() ?? '';
  if (text !== '') parameters.set(textKey, text);
  return parameters.toString();
}

/**
 * Reads a selection from an address. Only filter roots are read: keys of capitals and digits, and those of the dynamic sizes. Filters that
 * do not exist are included, so that the result can report them as `unknown`.
 */
export function selectionFromAddress(query: string): FilterSelection {
  const chosen: Record<string, readonly string[]> = {};
  const parameters = new URLSearchParams(query.slice(0, 8192));
  for (const [key, value] of parameters) {
    if (!/^(?:[A-Z][A-Z0-9_]{1,19}|@(?:diameter|length))$/.test(key)) continue;
    const values = value.split('*').filter((each) => each.length <= maxValueLength);
    chosen[key] = [...new Set([...(chosen[key] ?? []), ...values])].slice(0, maxValues);
  }
  const text = (parameters.get(textKey) ?? '').slice(0, 200).trim();
  return text === '' ? { chosen } : { chosen, text };
}

/** Splits off the filters that no longer exist, so that they can be named to the user and dropped (FILT-04). */
export function dropUnknown(
  selection: FilterSelection,
  roots: readonly FilterRoot[],
): {
  readonly selection: FilterSelection;
  readonly dropped: readonly { readonly filter_root: string; readonly filter: string }[];
} {
  const dropped: { filter_root: string; filter: string }[] = [];
  const chosen: Record<string, readonly string[]> = {};
  for (const [filter_root, values] of Object.entries(selection.chosen)) {
    const root = roots.find((each) => each.filter_root === filter_root);
    const existing = values.filter((filter) => {
      const known = filter_root.startsWith('@') || root?.values.some((value) => value.filter === filter) === true;
      if (!known) dropped.push({ filter_root, filter });
      return known;
    });
    if (existing.length > 0) chosen[filter_root] = existing;
  }
  return { selection: { ...selection, chosen }, dropped };
}
