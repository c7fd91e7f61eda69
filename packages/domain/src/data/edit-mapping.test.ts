import { expect, test } from 'vitest';
import { fieldOf, proposalsOf, withConstant, withFactor, withField, withLeftOut, withValue } from './edit-mapping.ts';
import type { FeedMapping } from './mapping-types.ts';

const fields = ['stock_code', 'price', 'note'];
const mapping: FeedMapping = {
  columns: { stock_code: 'Artikel', price: 'Preis' },
  constants: { note: 'x' },
  values: { price: { POA: '0' } },
  multiply: { price: 0.01 },
};

test('a column of the file fills the field that the mapping names, or the one with the same name', () => {
  expect(['Artikel', 'Preis', 'note', 'other'].map((name) => fieldOf(mapping, fields, name))).toEqual([
    'stock_code',
    'price',
    'note',
    null,
  ]);
});

test('a proposal belongs to a column of the file with a field, a percentage and a reason', () => {
  const column = (name: string) => ({ name, description: '', is_required: false, is_number: false, choices: [] });
  expect(
    proposalsOf({
      mapping,
      feed_columns: fields.map(column),
      columns: [
        { name: 'Artikel', values: [], percent: 96, reason: 'name' },
        { name: 'Preis', values: [], percent: null, reason: null },
        { name: 'other', values: [], percent: 50, reason: 'values' },
      ],
    }),
  ).toEqual({ Artikel: { field: 'stock_code', percent: 96, reason: 'name' } });
});

test('moving a column to another field removes its value mappings', () => {
  const next = withField(mapping, fields, 'Preis', 'note');
  expect(next).toEqual({ columns: { stock_code: 'Artikel', note: 'Preis' }, constants: {}, values: {}, multiply: {} });
  expect(fieldOf(next, fields, 'Preis')).toBe('note');
  expect(withField(mapping, fields, 'Preis', 'price')).toBe(mapping);
});

test('a column that has the name of a field can be left out, and taken again', () => {
  const out = withField(mapping, fields, 'note', null);
  expect(fieldOf(out, fields, 'note')).toBeNull();
  expect(fieldOf(withField(out, fields, 'note', 'note'), fields, 'note')).toBe('note');
});

test('factors, values and constants are set and removed', () => {
  expect(withFactor(mapping, 'price', 100).multiply).toEqual({ price: 100 });
  expect(withFactor(mapping, 'price', null).multiply).toEqual({});
  expect(withValue(mapping, 'price', 'call', '0').values).toEqual({ price: { POA: '0', call: '0' } });
  expect(withValue(mapping, 'price', 'POA', '').values).toEqual({});
  expect(withConstant(mapping, 'note', '').constants).toEqual({});
  expect(withConstant(mapping, 'price', '1').constants).toEqual({ note: 'x', price: '1' });
});

test('rows are left out by values of a field until another column fills it or they are read again', () => {
  const some = withLeftOut(withLeftOut(mapping, 'price', ['POA', 'n/a']), 'price', ['POA', '']);
  expect(some.leave_out).toEqual({ price: ['POA', 'n/a', ''] });
  expect(withLeftOut(some, 'price', []).leave_out).toEqual({});
  expect(withField(some, fields, 'Preis', 'note').leave_out).toEqual({});
});
