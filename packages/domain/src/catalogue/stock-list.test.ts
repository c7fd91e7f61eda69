import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { manyParts, part, stockListOf } from './catalogue.fixture.ts';
import { compactStockList, openStockList } from './compact-stock-list.ts';
import { createFacetIndex, filterMembers } from './facets.ts';
import { packStockList } from './pack-stock-list.ts';
import { readStockList } from './stock-list.ts';
import { type FacetName, type FacetSelection, facetNames } from './types.ts';

const parts = manyParts(400);
const list = stockListOf(parts);

describe('SRCH-03 the packed stock list', () => {
  test('SRCH-03 every part survives a round trip as JSON', () => {
    const odd = [...parts, part('W-1', 'Light washer', { pack_weight: '0.0125', finish: '' })];
    const read = readStockList(JSON.parse(JSON.stringify(packStockList(odd, 'v2'))));
    odd.forEach((given, row) => {
      expect(read.factsAt(row)).toEqual(given);
      expect(read.rowOf(given.stock_code.toLowerCase())).toBe(row);
    });
    expect(read.rowOf('none')).toBe(-1);
    expect(() => read.factsAt(9999)).toThrow(RangeError);
  });
  test('SRCH-03 the compact form restores the same list', () => {
    const again = openStockList(structuredClone(compactStockList(list)));
    expect(again.count).toBe(list.count);
    for (let row = 0; row < list.count; row += 7) expect(again.factsAt(row)).toEqual(list.factsAt(row));
    expect(openStockList(compactStockList(stockListOf([]))).count).toBe(0);
    expect(() => openStockList({ ...compactStockList(list), codes: 'cut' })).toThrow('damaged');
  });
  test('SRCH-03 a damaged list is detected', () => {
    const packed = packStockList(parts, 'v1');
    expect(() => readStockList({ ...packed, count: 3 })).toThrow('damaged');
    expect(() =>
      readStockList({ ...packed, columns: { ...packed.columns, size: packed.columns.size.map(() => 999) } }),
    ).toThrow('size');
  });
});

describe('SRCH-03 filters and counts', () => {
  const matches = (selection: FacetSelection, row: number, except?: FacetName): boolean => {
    const facts = list.factsAt(row);
    if (selection.members && !selection.members.includes(facts.stock_code)) return false;
    return facetNames.every((name) => {
      const values = selection.values[name] ?? [];
      return name === except || values.length === 0 || values.includes(facts[name]);
    });
  };
  const rows = parts.map((_, row) => row);
  const someValues = (name: FacetName) =>
    fc.uniqueArray(fc.constantFrom(...list.dictionaries[name], 'no such value'), { maxLength: 3 });
  const selections: fc.Arbitrary<FacetSelection> = fc
    .record({
      values: fc.record(
        Object.fromEntries(facetNames.map((name) => [name, someValues(name)])) as Record<
          FacetName,
          fc.Arbitrary<string[]>
        >,
        { requiredKeys: [] },
      ),
      members: fc.option(fc.subarray([...list.stock_code, 'UNKNOWN']), { nil: undefined }),
    })
    .map(({ values, members }) => (members ? { values, members } : { values }));

  test('SRCH-03 every result equals the naive filter, whatever was requested before', () => {
    const index = createFacetIndex(list);
    fc.assert(
      fc.property(selections, (selection) => {
        const result = index.query(selection, 1000);
        const passing = rows.filter((row) => matches(selection, row));
        expect(result.total).toBe(passing.length);
        expect(result.stock_codes).toEqual(passing.map((row) => list.stock_code[row]));
        for (const name of facetNames) {
          const others = rows.filter((row) => matches(selection, row, name));
          for (const { value, count } of result.counts[name]) {
            expect(count).toBe(others.filter((row) => list.factsAt(row)[name] === value).length);
          }
        }
      }),
      { numRuns: 60 },
    );
  });
  test('SRCH-03 parts without a value are a separate choice', () => {
    const odd = stockListOf([
      part('A', 'a', { finish: '' }),
      part('B', 'b', { finish: 'Zinc' }),
      part('C', 'c', { finish: '' }),
    ]);
    const index = createFacetIndex(odd);
    expect(index.query({ values: { finish: [''] } }, 9).stock_codes).toEqual(['A', 'C']);
    expect(index.query({ values: { finish: [] } }, 9).total).toBe(3);
    expect(index.query({ values: { finish: ['none such'] } }, 9).total).toBe(0);
  });
  test('FILT-01 returns the members of a filter as rows, without unknown codes', () => {
    expect([...filterMembers(list, [parts[5]?.stock_code ?? '', 'nothing', parts[2]?.stock_code ?? ''])]).toEqual([
      2, 5,
    ]);
  });
});
