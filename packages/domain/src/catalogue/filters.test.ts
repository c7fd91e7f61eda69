import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseSize } from '../fasteners/sizes.ts';
import { manyParts, part, stockListOf } from './catalogue.fixture.ts';
import { dropUnknown, selectionFromAddress, selectionToAddress } from './filter-address.ts';
import { type FilterSelection, showsDynamicSizes } from './filter-types.ts';
import { someFilters } from './filters.fixture.ts';
import { createFilterIndex } from './filters.ts';
import { packRows, unpackRows } from './pack-filters.ts';
import { packStockList } from './pack-stock-list.ts';
import { rowsFound } from './search.ts';
import { buildSearchIndex } from './search-index.ts';
import { sizeGroup } from './size-groups.ts';
import { readStockList } from './stock-list.ts';

const list = stockListOf(manyParts(420));
const packed = someFilters(list);
const index = createFilterIndex(list, packed);
const words = buildSearchIndex(list);
const members = new Map(
  packed.filters.map((each) => [`${each.filter_root}/${each.filter}`, new Set(unpackRows(each.rows, list.count))]),
);
const rows = Array.from({ length: list.count }, (_, row) => row);

/** The straightforward way, for comparison: every part, every root, every value. */
function naive(selection: FilterSelection, found: ReadonlySet<number> | null) {
  const has = (row: number, root: string, filter: string): boolean => {
    if (!root.startsWith('@')) return members.get(`${root}/${filter}`)?.has(row) === true;
    const facts = list.factsAt(row);
    return String(parseSize(root === '@diameter' ? facts.size : facts.length)?.mm) === filter;
  };
  const known = (root: string, filter: string) =>
    root.startsWith('@')
      ? rows.some((row) => has(row, root, filter))
      : index.roots.some((each) => each.filter_root === root && each.values.some((value) => value.filter === filter));
  const passes = (row: number, except?: string) =>
    (found === null || found.has(row)) &&
    Object.entries(selection.chosen).every(([root, filters]) => {
      const real = filters.filter((filter) => known(root, filter));
      return root === except || real.length === 0 || real.some((filter) => has(row, root, filter));
    });
  return { passes, has };
}

const someValues = (root: string, values: readonly string[]) =>
  fc.uniqueArray(fc.constantFrom(...values, 'GONE'), { maxLength: 3 }).map((chosen) => [root, chosen] as const);
const selections: fc.Arbitrary<FilterSelection> = fc
  .tuple(
    fc.tuple(
      ...index.roots.map((root) =>
        someValues(
          root.filter_root,
          root.values.map((value) => value.filter),
        ),
      ),
      someValues('@diameter', ['6', '8', '12', '6.35', '4.826']),
    ),
    fc.constantFrom('', '', 'hex', 'zinc m8', 'nothing at all'),
  )
  .map(([chosen, text]) => ({ chosen: Object.fromEntries(chosen.filter(([, values]) => values.length > 0)), text }));

describe('FILT-02 filters and their counts', () => {
  test('FILT-02 FILT-01 every result equals the straightforward one, whatever was requested before', () => {
    fc.assert(
      fc.property(selections, (selection) => {
        const text = selection.text ?? '';
        const found = text === '' ? null : rowsFound(words, text);
        const { passes, has } = naive(selection, found && new Set(found));
        const result = index.query({ selection, limit: 1000, dynamicSizes: true }, found);
        const passing = rows.filter((row) => passes(row));
        expect(result.total).toBe(passing.length);
        const inOrder = found ? [...found].filter((row) => passes(row)) : passing;
        expect(result.stock_codes).toEqual(inOrder.map((row) => list.stock_code[row]));
        for (const root of index.roots) {
          const others = rows.filter((row) => passes(row, root.filter_root));
          for (const { filter } of root.values) {
            const count = others.filter((row) => has(row, root.filter_root, filter)).length;
            expect(result.counts[root.filter_root]?.[filter]).toBe(count);
          }
        }
        const others = rows.filter((row) => passes(row, '@diameter'));
        for (const size of result.sizes?.diameter ?? []) {
          expect(size.count).toBe(others.filter((row) => has(row, '@diameter', size.value)).length);
        }
      }),
      { numRuns: 80 },
    );
  });

  test('FILT-01 roots keep the supplier’s order, inactive values are not offered', () => {
    expect(index.roots.map((root) => root.filter_root)).toEqual(['SIZE', 'LENG', 'PTYP', 'FINI', 'GRAD', 'APPL']);
    expect(index.roots.at(-1)?.values.map((value) => value.filter)).toEqual(['EVERY_2', 'EVERY_3']);
  });

  test('FILT-04 a filter that no longer exists is reported and does not narrow the result', () => {
    const selection = { chosen: { PTYP: ['GONE'], NOPE: ['X'] } };
    const result = index.query({ selection, limit: 5 }, null);
    expect(result.total).toBe(list.count);
    expect(result.unknown).toEqual([
      { filter_root: 'PTYP', filter: 'GONE' },
      { filter_root: 'NOPE', filter: 'X' },
    ]);
    expect(dropUnknown({ chosen: { PTYP: ['GONE', 'HEX_NUT'], NOPE: ['X'] }, text: 'm8' }, index.roots)).toEqual({
      selection: { chosen: { PTYP: ['HEX_NUT'] }, text: 'm8' },
      dropped: result.unknown,
    });
  });

  test('FILT-02 pages are contiguous', () => {
    const selection = { chosen: { PTYP: ['HEX_NUT'] } };
    const whole = index.query({ selection, limit: 1000 }, null).stock_codes;
    const page = (offset: number) => index.query({ selection, offset, limit: 10 }, null).stock_codes;
    expect([...page(0), ...page(10)]).toEqual(whole.slice(0, 20));
    expect(page(100_000)).toEqual([]);
  });
});

describe('FILT-03 dynamic sizes', () => {
  test.each([
    [true, true, 74, true],
    [true, true, 75, false],
    [false, true, 10, false],
    [true, false, 10, false],
    [true, true, 0, true],
  ])('FILT-03 preference %s, chosen %s, %i of 100 visible: %s', (on, chosen, visible, shows) => {
    expect(showsDynamicSizes(on, chosen, visible, 100)).toBe(shows);
  });

  test('FILT-03 only remaining sizes are offered, in ascending order, each once', () => {
    const request = { selection: { chosen: { PTYP: ['HEX_NUT'] } }, limit: 0 };
    expect(index.query(request, null).sizes).toBeNull();
    const { sizes } = index.query({ ...request, dynamicSizes: true }, null);
    const found = sizes?.diameter.map((size) => size.mm) ?? [];
    expect(found).toEqual([...new Set(found)].sort((a, b) => a - b));
    expect(sizes?.diameter.find((size) => size.mm === 6.35)?.labels).toEqual(['1/4-20']);
    expect(sizes?.diameter.every((size) => size.count > 0)).toBe(true);
  });

  test('FILT-03 a thread of the supplier’s own feed is among the sizes, by its diameter', () => {
    const parts = [part('TRR-20', 'Rod Tr20x4', { size: 'Tr20x4' }), part('ROD-20', 'Rod M20', { size: 'M20' })];
    const thread = { thread: 'Tr20x4', diameter: 20, pitch: 4, names: ['trapezoidal 20x4'] };
    const own = { synonyms: [], families: [], standards: [], threads: [thread], grades: [], finishes: [] };
    const rods = readStockList(packStockList(parts, 'v1', own));
    const ofRods = createFilterIndex(rods, someFilters(rods));
    const request = { selection: { chosen: { '@diameter': ['20'] } }, limit: 9, dynamicSizes: true };
    const { stock_codes } = ofRods.query(request, null);
    expect([...stock_codes].sort()).toEqual(['ROD-20', 'TRR-20']);
    expect(sizeGroup(rods, 'size').values).toEqual([{ value: '20', mm: 20, labels: ['M20', 'Tr20x4'] }]);
  });
});

describe('FILT-01 packed filters', () => {
  test('FILT-01 rows survive a round trip', () => {
    const sets = fc.uniqueArray(fc.integer({ min: 0, max: 200_000 }), { maxLength: 200 });
    fc.assert(
      fc.property(sets, (given) => {
        const sorted = given.sort((a, b) => a - b);
        expect([...unpackRows(packRows(sorted), 200_001)]).toEqual(sorted);
      }),
    );
  });
  test('FILT-01 damaged filters, and those of another list, are detected', () => {
    expect(() => unpackRows(packRows([5, 900]), 900)).toThrow('damaged');
    expect(() => unpackRows(btoa(String.fromCharCode(200)), 900)).toThrow('damaged');
    expect(() => createFilterIndex(list, { ...packed, version: 'v2' })).toThrow('version v2');
  });
});

describe('FILT-04 a selection in the address', () => {
  test('FILT-04 a selection survives a round trip, and equal selections have equal addresses', () => {
    const selection = { chosen: { SIZE: ['M12', 'M8'], PTYP: ['HEX_NUT'], '@length': ['6.35'] }, text: 'hex & "1/4"' };
    const address = selectionToAddress(selection);
    expect(selectionFromAddress(address)).toEqual(selection);
    const turned = { chosen: { PTYP: ['HEX_NUT'], '@length': ['6.35'], SIZE: ['M8', 'M12'] }, text: 'hex & "1/4"' };
    expect(selectionToAddress(turned)).toBe(address);
    expect(selectionToAddress({ chosen: { PTYP: [] }, text: ' ' })).toBe('');
  });
  test('FILT-04 choosing parts without a value survives a round trip', () => {
    expect(selectionFromAddress(selectionToAddress({ chosen: { THRD: [''] } }))).toEqual({ chosen: { THRD: [''] } });
  });
  test('FILT-04 any address is read without failing', () => {
    expect(selectionFromAddress('__proto__=X&utm_source=mail&PTYP=HEX_NUT')).toEqual({ chosen: { PTYP: ['HEX_NUT'] } });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (query) => {
        const result = index.query({ selection: selectionFromAddress(query), limit: 1 }, null);
        expect(result.total).toBeLessThanOrEqual(list.count);
      }),
    );
    expect(selectionFromAddress(`PTYP=${'A*'.repeat(5000)}`).chosen.PTYP?.length).toBeLessThanOrEqual(200);
  });
});
