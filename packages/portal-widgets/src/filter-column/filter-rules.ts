import type { FilterGroupView, FilterValueView } from './FilterColumn.props.ts';

/** FILT-01: the root whose values every part has, and that stands first. */
const defaultRoot = 'PTYP';
/** A folded list shows so many values; a list that is longer than `searchable` has a field to look through it. */
export const folded = 8;
export const searchable = 12;

/** The groups to be shown, the default root first, the others in the order of the catalogue. */
export function shownGroups(groups: readonly FilterGroupView[]): readonly FilterGroupView[] {
  const shown = groups.filter((group) => !group.hidden && group.values.length > 0);
  return [...shown.filter(({ root }) => root === defaultRoot), ...shown.filter(({ root }) => root !== defaultRoot)];
}

export const chosenOf = (group: FilterGroupView): readonly string[] =>
  group.values.filter(({ chosen }) => chosen).map(({ filter }) => filter);

/** `value` put in or taken out of the chosen values, in the order of the catalogue. */
export function toggled(group: FilterGroupView, filter: string): readonly string[] {
  return group.values
    .filter((value) => (value.filter === filter ? !value.chosen : value.chosen))
    .map((value) => value.filter);
}

/**
 * Values in their order: all of them, those that hold `text`, or of a folded list those with the most parts. What is chosen always
 * shows, so that it can be let go.
 */
export function shownValues(
  values: readonly FilterValueView[],
  { text, all }: { readonly text: string; readonly all: boolean },
): readonly FilterValueView[] {
  const wanted = text.trim().toLowerCase();
  if (wanted !== '') return values.filter(({ label, also }) => `${label} ${also}`.toLowerCase().includes(wanted));
  if (all || values.length <= folded) return values;
  const most = new Set(values.toSorted((a, b) => b.count - a.count).slice(0, folded));
  return values.filter((value) => value.chosen || most.has(value));
}

/** First and last chosen value where all between them are chosen as well; null where none is, or some between are not. */
export function rangeOf(values: readonly FilterValueView[]): { readonly from: string; readonly to: string } | null {
  const first = values.findIndex(({ chosen }) => chosen);
  const last = values.findLastIndex(({ chosen }) => chosen);
  const from = values[first];
  const to = values[last];
  if (!from || !to || values.slice(first, last + 1).some(({ chosen }) => !chosen)) return null;
  return { from: from.filter, to: to.filter };
}

/** Every value from one to the other, whichever stands first; an end that is empty is open. */
export function between(values: readonly FilterValueView[], from: string, to: string): readonly string[] {
  if (from === '' && to === '') return [];
  const place = (filter: string, open: number) => {
    const at = values.findIndex((value) => value.filter === filter);
    return at < 0 ? open : at;
  };
  const ends = [place(from, 0), place(to, values.length - 1)];
  return values.slice(Math.min(...ends), Math.max(...ends) + 1).map(({ filter }) => filter);
}
