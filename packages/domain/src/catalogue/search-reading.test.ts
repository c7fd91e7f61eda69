import { describe, expect, test } from 'vitest';
import { part, stockListOf } from './catalogue.fixture.ts';
import { search } from './search.ts';
import { buildSearchIndex } from './search-index.ts';
import { explainSearch } from './search-reading.ts';

const bolt = (size: number, length: number, spec: string, finish: string) =>
  part(`HXB-${size}-${length}-${spec}-${finish}`, `Hex bolt M${size} × ${length}, class ${spec}, ${finish}`, {
    product_type: 'Hex bolt',
    thread: 'Metric coarse',
    size: `M${size}`,
    length: `${length} mm`,
    spec: `Class ${spec}`,
    finish: finish === 'galv' ? 'Hot-dip galvanised' : 'Zinc plated',
  });
const nut = (size: number, finish: string) =>
  part(`HXN-${size}-${finish}`, `Hex nut M${size}, class 8, ${finish}`, {
    product_type: 'Hex nut',
    thread: 'Metric coarse',
    size: `M${size}`,
    length: '',
    spec: 'Class 8',
    finish: finish === 'galv' ? 'Hot-dip galvanised' : 'Zinc plated',
  });
const index = buildSearchIndex(
  stockListOf([
    bolt(12, 50, '8.8', 'zinc'),
    bolt(12, 50, '8.8', 'galv'),
    bolt(12, 50, '4.6', 'zinc'),
    bolt(12, 55, '8.8', 'zinc'),
    bolt(12, 80, '8.8', 'zinc'),
    bolt(14, 50, '8.8', 'zinc'),
    bolt(20, 80, '8.8', 'zinc'),
    nut(12, 'zinc'),
    nut(12, 'galv'),
  ]),
);
const said = (text: string) => explainSearch(index, text)?.pieces.map(({ name, value }) => `${name} ${value}`.trim());

describe('SRCH-01 how a search was understood', () => {
  test('SRCH-01 size, length, family, class and finish by name; words that match nothing are set aside', () => {
    expect(said('m12x50 hex bolt 8.8 galv')).toEqual([
      'Size M12',
      'Length 50 mm',
      'Hex bolt',
      'Class 8.8',
      'Finish Hot-dip galvanised',
    ]);
    const reading = explainSearch(index, 'm12x50 hex bolt zzqq');
    expect(reading?.setAside).toEqual(['zzqq']);
    expect(search(index, 'm12x50 hex bolt zzqq', 3)[0]).toMatchObject({ without: ['zzqq'] });
  });
  test('SRCH-01 a figure without a unit is marked as assumed', () => {
    expect(explainSearch(index, 'm12 hex bolt 50')?.pieces).toContainEqual({
      name: 'Length',
      value: '50 mm',
      assumed: true,
    });
    expect(explainSearch(index, 'm12x50 hex bolt')?.pieces.some(({ assumed }) => assumed)).toBe(false);
  });
  test('SRCH-01 a misspelt word is named with its correction', () => {
    expect(explainSearch(index, 'hex blot m12')?.corrected).toEqual([{ typed: 'blot', meant: 'bolt' }]);
  });
  test('SRCH-01 a family that is not sold is named with the nearest one; likewise a size, nearest sizes first', () => {
    expect(explainSearch(index, 'castle nut m12')?.notSold).toEqual([{ asked: 'Castle nut', nearest: 'Hex nut' }]);
    const reading = explainSearch(index, 'm13 hex bolt');
    expect(reading).toMatchObject({ notSold: [], noSuchSize: ['M13'] });
    const sizes = search(index, 'm13 hex bolt', 9).map(({ stock_code }) => stock_code.split('-')[1]);
    expect(sizes[0]).toBe('14');
    expect(sizes.at(-1)).toBe('20');
  });
  test('SRCH-01 if few parts match, those that differ in one property are listed with it, nearest first', () => {
    expect(explainSearch(index, 'm12 x 50 hex bolt 8.8 zinc')?.near).toEqual([
      { differs: 'Another class', stock_codes: ['HXB-12-50-4.6-zinc'] },
      { differs: 'Another finish', stock_codes: ['HXB-12-50-8.8-galv'] },
      { differs: 'Another length', stock_codes: ['HXB-12-55-8.8-zinc', 'HXB-12-80-8.8-zinc'] },
    ]);
  });
  test('SRCH-01 two families in one text give a matching set', () => {
    expect(explainSearch(index, 'm12x50 galv bolt and nut')?.set).toEqual(['HXB-12-50-8.8-galv', 'HXN-12-galv']);
    expect(explainSearch(index, 'm12 bolt')?.set).toEqual([]);
  });
  test('SRCH-01 a code, the beginning of one and an empty text have no explanation', () => {
    for (const text of ['HXB-12-50-8.8-zinc', 'hxb-12', 'hxb12', ' ']) expect(explainSearch(index, text)).toBeNull();
  });
});
