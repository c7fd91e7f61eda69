import fc from 'fast-check';
import { expect, test } from 'vitest';
import { manyParts, part, stockListOf } from './catalogue.fixture.ts';
import { packStockList, type StockListPart } from './pack-stock-list.ts';
import { readStockList } from './stock-list.ts';
import { applyStockListChange } from './stock-list-change.ts';

const parts = manyParts(120);
const list = stockListOf(parts);
const changeOf = (changed: readonly StockListPart[], removed: readonly string[] = []) => ({
  from: 'v1',
  version: 'v2',
  changed: packStockList(changed, 'v2'),
  removed,
});

test('SRCH-03 a list after a change equals the newly packed list', () => {
  const edits = fc.record({
    changed: fc.subarray(parts, { maxLength: 20 }),
    removed: fc.subarray(parts, { maxLength: 20 }),
    added: fc.integer({ min: 0, max: 6 }),
  });
  fc.assert(
    fc.property(edits, ({ changed, removed, added }) => {
      const gone = new Set(removed.map((each) => each.stock_code));
      const other = changed
        .filter((each) => !gone.has(each.stock_code))
        .map((each) => ({ ...each, description: 'Other', finish: 'Blue', pack_weight: '2.500', superseded_by: 'X-1' }));
      const fresh = Array.from({ length: added }, (_, i) => part(`NEW-${i}`, `New ${i}`, { size: `M${i}` }));
      const byCode = new Map(other.map((each) => [each.stock_code, each]));
      const expected = [
        ...parts.filter((each) => !gone.has(each.stock_code)).map((each) => byCode.get(each.stock_code) ?? each),
        ...fresh,
      ];
      const next = applyStockListChange(list, changeOf([...other, ...fresh], [...gone]));
      const packed = readStockList(packStockList(expected, 'v2'));
      expect(next.version).toBe('v2');
      expect(next.count).toBe(packed.count);
      expect(next.superseded).toEqual(packed.superseded);
      for (let row = 0; row < packed.count; row += 1) expect(next.factsAt(row)).toEqual(packed.factsAt(row));
    }),
    { numRuns: 40 },
  );
});

test('SRCH-03 a change for another version, or a damaged one, is rejected and leaves the list unchanged', () => {
  const change = changeOf([part('NEW-1', 'New')]);
  expect(() => applyStockListChange(list, { ...change, from: 'v0' })).toThrow('v0');
  expect(() => applyStockListChange(list, { ...change, changed: { ...change.changed, count: 9 } })).toThrow('damaged');
  expect(list.count).toBe(120);
});
