import fc from 'fast-check';
import { expect, test } from 'vitest';
import { part } from './catalogue.fixture.ts';
import { codesOfAddress, compareAddress, compareParts } from './compare.ts';
import type { ProductInformation } from './product.ts';

const information = (
  stock_code: string,
  finish: string,
  dimensions: ProductInformation['dimensions'],
): ProductInformation => ({
  stock_code,
  facts: part(stock_code, `Hex bolt ${finish}`),
  dimensions,
  packaging: [{ pack_code: 'BX', quantity: 50, weight_kg: '4.200' }],
  details: [{ label: 'Finish', value: finish }],
  stockNotes: [],
  superseded_by: null,
  tabs: [],
  documents: [],
  chemical: null,
  history: null,
  staff: null,
  debug: null,
});
const s = { symbol: 's', label: 'Across flats', value: '24 mm' };
const l = { symbol: 'l', label: 'Length', value: '80 mm' };

test('PART-11 differences are marked, equal values are flagged as such, missing values are empty', () => {
  const { rows, stock_codes } = compareParts([information('A', 'Zinc', [s]), information('B', 'Plain', [s, l])]);
  expect(stock_codes).toEqual(['A', 'B']);
  const row = (label: string) => rows.find((each) => each.label === label);
  expect(row('Finish')).toMatchObject({ group: 'Details', values: ['Zinc', 'Plain'], same: false });
  expect(row('Across flats (s)')).toMatchObject({ values: ['24 mm', '24 mm'], same: true });
  expect(row('Length (l)')).toMatchObject({ values: ['', '80 mm'], same: false });
  expect(rows.map((each) => each.group)).toEqual(
    [...rows.map((each) => each.group)].sort((a, b) => order(a) - order(b)),
  );
});
const order = (group: string) => ['Facts', 'Details', 'Dimensions', 'Packaging'].indexOf(group);

test('PART-11 takes at most eight parts and leaves out unknown ones', () => {
  const many = Array.from({ length: 12 }, (_, i) => information(`P${i}`, 'Zinc', []));
  const unknown = { ...information('X', '', []), facts: null };
  expect(compareParts([unknown, ...many]).stock_codes).toEqual(many.slice(0, 8).map((each) => each.stock_code));
  expect(compareParts([])).toEqual({ stock_codes: [], rows: [] });
});

test('PART-11 a comparison survives a round trip through its address', () => {
  const code = fc.stringMatching(/^[A-Z0-9][A-Z0-9/ .#%-]{0,20}[A-Z0-9]$/);
  fc.assert(
    fc.property(fc.uniqueArray(code, { maxLength: 8 }), (codes) => {
      expect(codesOfAddress(compareAddress(codes).replace('/compare', ''))).toEqual(codes);
    }),
  );
});

test('PART-11 an address with too many codes, duplicates or nonsense gives its valid codes', () => {
  expect(codesOfAddress('a/A/%E0%A4%A/b//')).toEqual(['A', 'B']);
  expect(codesOfAddress(Array.from({ length: 20 }, (_, n) => `C${n}`).join('/'))).toHaveLength(8);
});
