import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FilterGroupView, FilterValueView } from './FilterColumn.props.ts';
import { between, chosenOf, rangeOf, shownGroups, shownValues, toggled } from './filter-rules.ts';

const value = (filter: string, more: Partial<FilterValueView> = {}): FilterValueView => ({
  filter,
  label: filter,
  also: '',
  count: 1,
  chosen: false,
  image: '',
  ...more,
});
const group = (root: string, more: Partial<FilterGroupView> = {}): FilterGroupView => ({
  root,
  type: 'Y',
  label: root,
  values: [value('a')],
  ordered: false,
  hidden: false,
  ...more,
});
const sizes = ['M6', 'M8', 'M10', 'M12'].map((size) => value(size));
const choose = (...filters: string[]) => sizes.map((each) => ({ ...each, chosen: filters.includes(each.filter) }));

describe('filter column rules', () => {
  it('FILT-01 groups keep the supplier’s order; hidden and empty groups are not shown', () => {
    const groups = [group('SIZE'), group('PACK', { hidden: true }), group('PTYP'), group('BMAT', { values: [] })];
    expect(shownGroups(groups).map(({ root }) => root)).toEqual(['SIZE', 'PTYP']);
  });

  it('FILT-02 toggling adds and removes a value, in catalogue order', () => {
    expect(toggled(group('SIZE', { values: choose('M12') }), 'M8')).toEqual(['M8', 'M12']);
    expect(toggled(group('SIZE', { values: choose('M8', 'M12') }), 'M8')).toEqual(['M12']);
  });

  it('FILT-02 a folded list has the values with the most parts and the chosen ones', () => {
    const many = Array.from({ length: 20 }, (_, n) => value(`v${n}`, { count: n % 2, chosen: n === 18 }));
    const shown = shownValues(many, { text: '', all: false });
    expect(shown.map(({ filter }) => filter)).toEqual(['v1', 'v3', 'v5', 'v7', 'v9', 'v11', 'v13', 'v15', 'v18']);
    expect(shownValues(many, { text: '', all: true })).toHaveLength(20);
    expect(shownValues(many, { text: 'V1', all: false })).toHaveLength(11);
  });

  it('FILT-02 values without a part come last; a chosen one keeps its place', () => {
    const some = [value('M6', { count: 0 }), value('M8'), value('M10', { count: 0, chosen: true }), value('M12')];
    const order = (text: string) => shownValues(some, { text, all: false }).map(({ filter }) => filter);
    expect(order('')).toEqual(['M8', 'M10', 'M12', 'M6']);
    expect(order('M')).toEqual(['M8', 'M10', 'M12', 'M6']);
  });

  it('FILT-02 a search also matches the size in the other system', () => {
    const inch = [value('1/4 in', { also: '6.35 mm' }), value('1/2 in', { also: '12.7 mm' })];
    expect(shownValues(inch, { text: '6.35', all: false }).map(({ filter }) => filter)).toEqual(['1/4 in']);
  });

  it('FILT-02 a range covers all values between its ends; values with gaps are not a range', () => {
    expect(rangeOf(choose('M8', 'M10'))).toEqual({ from: 'M8', to: 'M10' });
    expect(rangeOf(choose('M6', 'M10'))).toBeNull();
    expect(rangeOf(choose())).toBeNull();
    expect(between(sizes, 'M12', 'M8')).toEqual(['M8', 'M10', 'M12']);
    expect(between(sizes, 'M10', '')).toEqual(['M10', 'M12']);
    expect(between(sizes, '', '')).toEqual([]);
  });

  it('FILT-02 a chosen range is read back with its ends in order', () => {
    fc.assert(
      fc.property(fc.nat(3), fc.nat(3), (one, other) => {
        const from = sizes[Math.min(one, other)]?.filter ?? '';
        const to = sizes[Math.max(one, other)]?.filter ?? '';
        const chosen = between(sizes, sizes[one]?.filter ?? '', sizes[other]?.filter ?? '');
        expect(rangeOf(choose(...chosen))).toEqual({ from, to });
        expect(chosenOf(group('SIZE', { values: choose(...chosen) }))).toEqual(chosen);
      }),
    );
  });
});
