import type { FilterGroupView, FilterValueView } from './FilterColumn.props.ts';

/** Values shown while a list is folded; a list longer than `searchable` has a search field. */
export const folded = 8;
export const searchable = 12;

/** The visible groups, in the supplier's order. */
export function shownGroups(groups: readonly FilterGroupView[]): readonly FilterGroupView[] {
  return groups.filter((group) => !group.hidden && group.values.length > 0);
}

export const chosenOf = (group: FilterGroupView): readonly string[] =>
  group.values.filter(({ chosen }) => chosen).map(({ filter }) => filter);

/** The chosen values with `filter` added or removed, in catalogue order. */
export function toggled(group: FilterGroupView, filter: string): readonly string[] {
  return group.values
    .filter((value) => (value.filter === filter ? !value.chosen : value.chosen))
    .map((value) => value.filter);
}

/** Values without a part come last, unless they are chosen. */
const zeroLast = (values: readonly FilterValueView[]): readonly FilterValueView[] => {
  const isEmpty = ({ count, chosen }: FilterValueView) => count === 0 && !chosen;
  return [...values.filter((value) => !isEmpty(value)), ...values.filter(isEmpty)];
};

/**
 * The values to show: all, those containing `text`, or in a folded list those with the most parts. Chosen values are always included so
 * that they can be cleared. In catalogue order, those without a part last.
 */
export function shownValues(
  values: readonly FilterValueView[],
  { text, all }: { readonly text: string; readonly all: boolean },
): readonly FilterValueView[] {
  const wanted = text.trim().toLowerCase();
  if (wanted !== '') {
    return zeroLast(values.filter(({ label, also }) => `${label} ${also}`.toLowerCase().includes(wanted)));
  }
  if (all || values.length <= folded) return zeroLast(values);
  const most = new Set(values.toSorted((a, b) => b.count - a.count).slice(0, folded));
  return zeroLast(values.filter((value) => value.chosen || most.has(value)));
}

/** First and last chosen value if all between them are chosen; null if none is chosen or there is a gap. */
export function rangeOf(values: readonly FilterValueView[]): { readonly from: string; readonly to: string } | null {
  const first = values.findIndex(({ chosen }) => chosen);
  const last = values.findLastIndex(({ chosen }) => chosen);
  const from = values[first];
  const to = values[last];
  if (!from || !to || values.slice(first, last + 1).some(({ chosen }) => !chosen)) return null;
  return { from: from.filter, to: to.filter };
}

/** All values between two, in either order; an empty end is unbounded. */
export function between(values: readonly FilterValueView[], from: string, to: string): readonly string[] {
  if (from === '' && to === '') return [];
  const place = (filter: string, open: number) => {
    const at = values.findIndex((value) => value.filter === filter);
    return at < 0 ? open : at;
  };
  const ends = [place(from, 0), place(to, values.length - 1)];
  return values.slice(Math.min(...ends), Math.max(...ends) + 1).map(({ filter }) => filter);
}
