import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mistakes } from '../fasteners/mistakes.ts';
import { manyParts, part, stockListOf } from './catalogue.fixture.ts';
import { nearCodes } from './near-codes.ts';
import { search } from './search.ts';
import { buildSearchIndex, personalise } from './search-index.ts';
import { cleanSearch } from './search-text.ts';

const list = stockListOf([
  part('HXB-08040-88Z', 'Hex bolt M8 x 40 8.8 zinc', { size: 'M8', thread: 'M8', length: '40' }),
  part('HXB-08400-88Z', 'Hex bolt M8 x 400 8.8 zinc', { size: 'M8', thread: 'M8', length: '400' }),
  part('HXB-16080-88G', 'Hex bolt M16 x 80 8.8 hot-dip galvanised', { finish: 'Hot-dip galvanised' }),
  part('HXB-16080-88Z', 'Hex bolt M16 x 80 8.8 zinc'),
  part('HXN-14-20Z', 'Hex bolt 1/4-20 x 1 grade 5 zinc', { size: '1/4', thread: '1/4-20', length: '1"' }),
  part('HXN-14-20Z-2', 'Hex bolt 1/4-20 x 1-1/2 grade 5 zinc', { size: '1/4', thread: '1/4-20', length: '1-1/2"' }),
  part('OLD-1', 'Old bolt', { discontinued: true, superseded_by: 'HXB-16080-88Z' }),
  part('SDS-10', 'Self-drilling screw #10-16 x 16mm', { size: '#10', thread: '#10-16', length: '16' }),
]);
const index = buildSearchIndex(list, {
  customerCodes: [{ accode: 'A1', stock_code: 'HXB-16080-88G', customer_stock_code: 'BOLT/77' }],
  mutations: [
    { from: 'allthread', to: 'threaded rod' },
    { from: 'gal', to: 'galvanised' },
    { from: 'galvanised', to: 'never' },
  ],
});
const codes = (text: string, limit = 20): string[] => search(index, text, limit).map((hit) => hit.stock_code);
const first = (text: string) => search(index, text, 5)[0];

describe('SRCH-01 search', () => {
  test('SRCH-01 the exact code comes first, then codes with that prefix', () => {
    expect(codes('hxn-14-20z')).toEqual(['HXN-14-20Z', 'HXN-14-20Z-2']);
    expect(search(index, 'HXN-14-20Z', 9).map((hit) => hit.reason)).toEqual(['code', 'code_start']);
  });
  test('SRCH-01 finds a code typed without punctuation, and highlights it including its punctuation', () => {
    expect(first('hxb1608088g')).toMatchObject({
      stock_code: 'HXB-16080-88G',
      reason: 'code_plain',
      codeRanges: [[0, 13]],
    });
    expect(first('hxb 16080')?.codeRanges).toEqual([[0, 9]]);
  });
  test('SRCH-01 finds own codes and superseded codes and says which matched', () => {
    expect(first('bolt77')).toMatchObject({
      stock_code: 'HXB-16080-88G',
      reason: 'customer_code',
      matchedAltStockCode: 'BOLT/77',
    });
    const old = search(index, 'old-1', 5);
    expect(old.map((hit) => [hit.stock_code, hit.reason])).toEqual([
      ['OLD-1', 'code'],
      ['HXB-16080-88Z', 'superseded'],
    ]);
    expect(old[1]?.matchedAltStockCode).toBe('OLD-1');
  });
  test('SRCH-01 an own code typed in full keeps its place among many codes with that prefix', () => {
    const many = personalise(buildSearchIndex(stockListOf(manyParts(400))), {
      customerCodes: [{ accode: 'A', stock_code: 'FLA-000004-46', customer_stock_code: 'HEX' }],
    });
    expect(search(many, 'hex', 10).map((hit) => hit.reason)).toContain('customer_code');
  });
  test.each(['m8x40', 'bolt m8 × 40', '40 m8 zinc'])('SRCH-01 sizes in any notation: %s', (text) => {
    expect(codes(text)).toEqual(['HXB-08040-88Z', 'HXB-08400-88Z']);
  });
  test('SRCH-01 a length with its unit is complete', () => {
    expect(codes('M8 x 40mm')).toEqual(['HXB-08040-88Z']);
  });
  test.each(['1/4-20 x 1"', '0.25in x 1in', '¼-20 1 inch'])('SRCH-01 inches in any notation: %s', (text) => {
    expect(codes(text)).toEqual(['HXN-14-20Z']);
  });
  test.each(['#10', '10g screw', 'no.10 16mm'])('SRCH-01 gauges in any notation: %s', (text) => {
    expect(codes(text)).toEqual(['SDS-10']);
  });
  test('SRCH-01 applies the rewrites once, to whole words', () => {
    expect(codes('m16 gal')).toEqual(['HXB-16080-88G']);
    expect(index.mutate('ALLTHREAD gallon')).toBe('threaded rod gallon');
  });
  test('SRCH-01 discontinued parts come after the others', () => {
    const two = stockListOf([part('A1', 'Coach bolt', { discontinued: true }), part('B1', 'Coach bolt')]);
    expect(search(buildSearchIndex(two), 'coach', 5).map((hit) => hit.stock_code)).toEqual(['B1', 'A1']);
  });
  test('SRCH-02 highlights what matched in the description', () => {
    const [hit] = search(index, 'hot galv', 5);
    const text = hit?.description ?? '';
    expect(hit?.descriptionRanges.map(([from, to]) => text.slice(from, to))).toEqual(['hot', 'galv']);
  });
  test('SRCH-01 hostile input is cut and harmless', () => {
    expect(cleanSearch(`a\u0000b${'x'.repeat(500)}`).length).toBeLessThanOrEqual(200);
    for (const text of ['*', '%', '?', '\u0007', '   ', '', '(((', '[', '\\', '$^']) expect(codes(text)).toEqual([]);
    expect(codes('%m8 x 40*')).toEqual(['HXB-08040-88Z', 'HXB-08400-88Z']);
  });
  test('SRCH-01 any text returns at most the limit, each part once, with ranges inside the text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 250 }), fc.integer({ min: 0, max: 6 }), (text, limit) => {
        const hits = search(index, text, limit);
        expect(hits.length).toBeLessThanOrEqual(limit);
        expect(new Set(hits.map((hit) => hit.part)).size).toBe(hits.length);
        for (const hit of hits) {
          for (const [from, to] of hit.codeRanges)
            expect(from >= 0 && from <= to && to <= hit.stock_code.length).toBe(true);
          for (const [from, to] of hit.descriptionRanges) expect(from < to && to <= hit.description.length).toBe(true);
        }
      }),
    );
  });
  test('SRCH-01 every part is found by its code, by its bare code and by its own description', () => {
    const parts = manyParts(300);
    const many = buildSearchIndex(stockListOf(parts));
    fc.assert(
      fc.property(fc.constantFrom(...parts), ({ stock_code, description }) => {
        expect(search(many, stock_code.toLowerCase(), 1)[0]?.stock_code).toBe(stock_code);
        expect(search(many, stock_code.replaceAll('-', ''), 1)[0]?.stock_code).toBe(stock_code);
        expect(search(many, description, 300).map((hit) => hit.stock_code)).toContain(stock_code);
      }),
    );
  });
});

describe('SRCH-01 typing mistakes', () => {
  test.each([
    ['galvinised', 'HXB-16080-88G'],
    ['glavanised bolt', 'HXB-16080-88G'],
    ['self driling', 'SDS-10'],
    ['hexx zinc', 'HXB-08040-88Z'],
    ['selff drilling', 'SDS-10'],
  ])('SRCH-01 %s is forgiven, and said to be near', (text, code) => {
    expect(first(text)).toMatchObject({ stock_code: code, reason: 'near_words' });
  });
  test('SRCH-01 a mistyped code is found as near, without highlights', () => {
    expect(first('HXB-1608O-88G')).toMatchObject({ stock_code: 'HXB-16080-88G', reason: 'near_code', codeRanges: [] });
  });
  test('SRCH-01 for a length that no part has, returns the nearest parts and says so', () => {
    expect(search(index, 'm8 x 45', 20).map(({ stock_code, without }) => [stock_code, without])).toEqual([
      ['HXB-08040-88Z', ['45']],
      ['HXB-08400-88Z', ['45']],
    ]);
    expect(search(index, 'm16 80 purple bolt', 1)[0]?.without).toEqual(['purple']);
  });
  test('SRCH-01 for a family that is not sold, returns the nearest one and says so', () => {
    expect(search(index, 'coach screw m8 x 40', 1)[0]).toMatchObject({
      stock_code: 'HXB-08040-88Z',
      without: ['Coach screw'],
    });
  });
  test('SRCH-01 a correct word is never corrected', () => {
    expect(search(index, 'zinc', 20).every((hit) => hit.reason === 'words')).toBe(true);
    expect(mistakes('galv', 'galvanised', 1)).toBe(0);
    expect(mistakes('bolt', 'nut', 1)).toBe(2);
  });
  test('SRCH-01 the number of mistakes never exceeds the number of wrong letters, and is 0 for the word itself', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 12 }), fc.string({ maxLength: 12 }), (typed, word) => {
        expect(mistakes(word, word, 2)).toBe(0);
        expect(mistakes(typed, word, 20)).toBeLessThanOrEqual(typed.length);
      }),
    );
  });
  test('SRCH-01 10,000 characters, wildcards and control characters are harmless', () => {
    const many = buildSearchIndex(stockListOf(manyParts(2000)));
    for (const text of [
      'x'.repeat(10_000),
      'hex '.repeat(2500),
      '%*?\u0000\u001b[31m'.repeat(800),
      'zqzq '.repeat(2000),
    ]) {
      expect(search(many, text, 20).length).toBeLessThanOrEqual(20);
    }
  });
});

describe('LINE-06 near codes', () => {
  test('LINE-06 a letter O for a zero, in words', () => {
    expect(nearCodes(index, 'HXB-1608O-88G', 3)[0]).toMatchObject({
      stock_code: 'HXB-16080-88G',
      why: 'The last 0 was typed as the letter O.',
    });
  });
  test.each([
    ['HXB-16080-88H', 'HXB-16080-88G', 'The letter G is not the letter H.'],
    ['HXB-61080-88G', 'HXB-16080-88G', 'The 1 and the 6 were swapped.'],
    ['HXB-1608-88G', 'HXB-16080-88G', 'The 0 is missing.'],
    ['HXB-160080-88G', 'HXB-16080-88G', 'There is one 0 too many.'],
    ['HXB-I6O8O-88G', 'HXB-16080-88G', '3 characters were typed as others that look alike.'],
    ['HXB-16O8O-88G', 'HXB-16080-88G', '2 times 0 was typed as the letter O.'],
    ['SDS.10', 'SDS-10', 'Only the punctuation differs.'],
  ])('LINE-06 %s means %s', (typed, code, why) => {
    const found = nearCodes(index, typed, 5).find((near) => near.stock_code === code);
    expect(found?.why).toBe(why);
  });
  test('LINE-06 a very different code has no near codes', () => {
    expect(nearCodes(index, 'ZZZZZZZZ', 5)).toEqual([]);
    expect(nearCodes(index, 'A', 5)).toEqual([]);
  });
});
