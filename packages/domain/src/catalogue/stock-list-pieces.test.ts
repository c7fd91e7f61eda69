import { expect, test } from 'vitest';
import { blankFacts } from './blank-facts.ts';
import { packStockList } from './pack-stock-list.ts';
import { readStockList } from './stock-list.ts';
import { createStockListPieces } from './stock-list-pieces.ts';

const parts = Array.from({ length: 7 }, (_, i) => ({
  ...blankFacts,
  stock_code: `HXB-${i}`,
  discontinued: false,
  description: `Bolt ${i}`,
  finish: i % 3 === 0 ? 'Zinc' : `Finish ${i}`,
  pack_weight: (i / 8).toFixed(3),
  pack_quantity: 10 + i,
  superseded_by: i === 2 ? 'HXB-5' : null,
}));

test('SRCH-03 a stock list that arrives in pieces is the same as in one', () => {
  const whole = readStockList(packStockList(parts, 'v1'));
  for (const expected of [2, 100]) {
    const pieces = createStockListPieces(expected);
    for (const from of [0, 3, 6]) pieces.add(packStockList(parts.slice(from, from + 3), 'v1'));
    const list = pieces.list('v1');
    expect(list).toMatchObject({ version: 'v1', count: 7, stock_code: whole.stock_code, superseded: whole.superseded });
    for (let row = 0; row < 7; row += 1) expect(list.factsAt(row)).toEqual(whole.factsAt(row));
    expect(list.rowOf('hxb-6')).toBe(6);
  }
});
