import { describe, expect, test } from 'vitest';
import { part, stockListOf } from './catalogue.fixture.ts';
import type { StockListPart } from './pack-stock-list.ts';
import { popularityFlags, popularityIn, popularityOf } from './popularity.ts';
import { search } from './search.ts';
import { buildSearchIndex, type PersonalSearch } from './search-index.ts';

const bolt = (code: string, words: string, more: Partial<StockListPart> = {}) =>
  part(code, `Hex bolt M12 × 50, ${words}`, {
    product_type: 'Hex bolts',
    thread: 'Metric coarse',
    size: 'M12',
    length: '50 mm',
    ...more,
  });
const zinc = bolt('Z-ZINC', 'class 8.8, zinc');
const soft = bolt('A-SOFT', 'class 4.6, plain', { spec: '4.6', finish: 'Plain' });
const strong = bolt('B-STRONG', 'class 10.9, plain', { spec: '10.9', finish: 'Plain' });
const popular = (one: StockListPart, popularity: number) => ({ ...one, popularity });

const found = (parts: readonly StockListPart[], text = 'm12 x 50 hex bolt', personal: PersonalSearch = {}) =>
  search(buildSearchIndex(stockListOf(parts), personal), text, 9).map(({ stock_code }) => stock_code);

describe('SRCH-01 of parts that fit equally well', () => {
  test('SRCH-01 the ordinary kind comes first, never the first code', () => {
    expect(found([soft, strong, zinc])[0]).toBe('Z-ZINC');
  });
  test('SRCH-01 coarse threads come before fine', () => {
    const fine = bolt('A-FINE', 'class 8.8, zinc', { thread: 'Metric fine' });
    expect(found([fine, zinc])).toEqual(['Z-ZINC', 'A-FINE']);
  });
  test('SRCH-01 a part in stock at the buyer’s warehouse comes before the ordinary one', () => {
    const plain = bolt('A-PLAIN', 'class 8.8, plain', { finish: 'Plain' });
    expect(found([zinc, plain])).toEqual(['Z-ZINC', 'A-PLAIN']);
    expect(found([zinc, plain], undefined, { in_stock: { version: 'v1', held: '01' } })).toEqual(['A-PLAIN', 'Z-ZINC']);
    // Of another stock list, whose rows may be other parts.
    expect(found([zinc, plain], undefined, { in_stock: { version: 'v0', held: '01' } })[0]).toBe('Z-ZINC');
  });
  test('SRCH-01 what many accounts buy comes before what is in stock, the more accounts the sooner', () => {
    const parts = [zinc, popular(soft, 15), popular(strong, 9)];
    expect(found(parts, undefined, { in_stock: { version: 'v1', held: '100' } })).toEqual([
      'A-SOFT',
      'B-STRONG',
      'Z-ZINC',
    ]);
  });
  test('SRCH-01 what the account bought before comes before what others buy', () => {
    expect(found([zinc, popular(soft, 15), strong], undefined, { bought: ['B-STRONG'] })[0]).toBe('B-STRONG');
  });
  test('SRCH-01 an own code comes before what was bought, an exact code before an own code', () => {
    const customerCodes = [{ accode: 'A', stock_code: 'Z-ZINC', customer_stock_code: 'B-STRONG' }];
    const personal = { customerCodes, bought: ['A-SOFT'] };
    expect(found([popular(soft, 15), strong, zinc], 'b-strong', personal)).toEqual(['B-STRONG', 'Z-ZINC']);
    const own = [{ accode: 'A', stock_code: 'Z-ZINC', customer_stock_code: 'B-STR' }];
    expect(found([soft, strong, zinc], 'b-str', { customerCodes: own, bought: ['B-STRONG'] })).toEqual([
      'Z-ZINC',
      'B-STRONG',
    ]);
  });
  test('SRCH-01 a property that was asked for outweighs everything that people buy', () => {
    const parts = [popular(zinc, 15), soft];
    expect(found(parts, 'm12 x 50 hex bolt 4.6', { bought: ['Z-ZINC'] })[0]).toBe('A-SOFT');
  });
});

describe('SRCH-01 popularity', () => {
  test('SRCH-01 a part that only one account buys is not popular, so that nobody sees what it buys', () => {
    expect(popularityOf(0)).toBe(0);
    expect(popularityOf(1)).toBe(0);
  });
  test('SRCH-01 grows with the number of accounts, quickly at first', () => {
    const all = [2, 4, 10, 40, 100, 5000].map(popularityOf);
    expect(all).toEqual([...all].sort((a, b) => a - b));
    expect(all.at(-1)).toBe(15);
    expect(all[0]).toBeGreaterThan(0);
    expect(all[2]).toBe(8);
  });
  test('SRCH-01 travels with the flags of the stock list and changes none of them', () => {
    const [row] = [stockListOf([{ ...popular(zinc, 9), discontinued: true, poa: true }])];
    expect(row.columns.flags[0]).toBe(1 | 4 | popularityFlags(9));
    expect(popularityIn(row.columns.flags[0] ?? 0)).toBeCloseTo(9 / 15);
    expect(row.factsAt(0).discontinued).toBe(true);
  });
});
