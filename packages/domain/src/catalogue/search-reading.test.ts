import { describe, expect, test } from 'vitest';
import { part, stockListOf } from './catalogue.fixture.ts';
import { search } from './search.ts';
import { buildSearchIndex, type PersonalSearch } from './search-index.ts';
import { explainSearch } from './search-reading.ts';

const bolt = (size: number, length: number, spec: string, finish: string) =>
  part(`HXB-${size}-${length}-${spec}-${finish}`, `Hex bolt M${size} × ${length}, class ${spec}, ${finish}`, {
    product_type: 'Hex bolt',
    thread: 'Metric coarse',
    size: `M${size}`,
    length: `${length} mm`,
    spec,
    finish: finish === 'galv' ? 'Hot-dip galvanised' : 'Zinc plated',
  });
const nut = (size: number, finish: string) =>
  part(`HXN-${size}-${finish}`, `Hex nut M${size}, class 8, ${finish}`, {
    product_type: 'Hex nut',
    thread: 'Metric coarse',
    size: `M${size}`,
    length: '',
    spec: '8',
    finish: finish === 'galv' ? 'Hot-dip galvanised' : 'Zinc plated',
  });
const washer = (size: number, spec: string, finish: string) =>
  part(`WFL-${size}-${finish}`, `Flat washer M${size}, ${spec}, ${finish}`, {
    product_type: 'Flat washer',
    thread: '',
    size: `M${size}`,
    length: '',
    spec,
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
    washer(12, '200 HV', 'zinc'),
    washer(12, '200 HV', 'galv'),
    washer(20, '100 HV', 'zinc'),
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
  test('LINE-16 a bare number outside the lengths sold is the quantity; while typing, the beginning of a length is not', () => {
    const read = (text: string) => {
      const reading = explainSearch(index, text);
      return [reading?.quantity, reading?.pieces.some(({ name }) => name === 'Length')];
    };
    expect(read('m12 hex bolt 30')).toEqual(['30', false]);
    expect(read('m12 hex bolt 100')).toEqual(['100', false]);
    expect(read('m12 hex bolt 5')).toEqual([null, true]);
    expect(read('m12 hex bolt 60')).toEqual([null, true]);
    expect(search(index, 'm12 hex bolt 30', 1)[0]?.without).toEqual([]);
  });
  test('LINE-16 a quantity is given as it would be typed, with its unit', () => {
    expect(explainSearch(index, '100 m12x50 hex bolt')?.quantity).toBe('100');
    expect(explainSearch(index, '2 boxes m12 hex nut')?.quantity).toBe('2 boxes');
    expect(explainSearch(index, 'm12x50 hex bolt')?.quantity).toBeNull();
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
  test('SRCH-01 a British thread that is not sold is named with its size', () => {
    const unified = part('HXN-12', 'Hex nut 1/2 UNC', {
      product_type: 'Hex nut',
      thread: 'UNC',
      size: '1/2',
      length: '',
    });
    const inches = buildSearchIndex(stockListOf([unified]));
    expect(explainSearch(inches, '1/2 BSW nut')?.noSuchSize).toEqual(['1/2 BSW']);
    expect(explainSearch(inches, '1/2 UNC nut')?.noSuchSize).toEqual([]);
  });
  test('SRCH-01 a washer of a whole inch, which has no thread, is found by its size', () => {
    const of = (size: string) =>
      part(`WIA-${size}`, `Flat washer ${size}", zinc`, { product_type: 'Flat washer', thread: '', size, length: '' });
    const washers = buildSearchIndex(stockListOf([of('7/8'), of('1')]));
    expect(search(washers, '1" flat washer', 3)[0]?.stock_code).toBe('WIA-1');
    expect(explainSearch(washers, '1" flat washer')?.noSuchSize).toEqual([]);
  });
  test('SRCH-01 beside a stainless part stand those of another stainless grade, not coated steel', () => {
    const of = (code: string, spec: string) =>
      part(code, `Hex nut M12, ${spec}`, { product_type: 'Hex nut', thread: 'Metric coarse', size: 'M12', spec });
    const nuts = buildSearchIndex(stockListOf([of('HXN-316', 'A4-80'), of('HXN-304', 'A2-70'), of('HXN-8', '8')]));
    expect(explainSearch(nuts, 'm12 nut 316')?.near).toEqual([{ differs: 'Another class', stock_codes: ['HXN-304'] }]);
  });
  test('SRCH-01 if few parts match, those that differ in one property are listed with it, nearest first', () => {
    expect(explainSearch(index, 'm12 x 50 hex bolt 8.8 zinc')?.near).toEqual([
      { differs: 'Another class', stock_codes: ['HXB-12-50-4.6-zinc'] },
      { differs: 'Another finish', stock_codes: ['HXB-12-50-8.8-galv'] },
      { differs: 'Another length', stock_codes: ['HXB-12-55-8.8-zinc', 'HXB-12-80-8.8-zinc'] },
    ]);
  });
  const setOf = (text: string) =>
    explainSearch(index, text)?.set.map(({ stock_code, quantity }) => `${quantity} ${stock_code}`);
  test('SRCH-01 two families in one text give parts that fit each other', () => {
    expect(setOf('m12x50 galv bolt and nut')).toEqual(['1 HXB-12-50-8.8-galv', '1 HXN-12-galv']);
    expect(setOf('m12x50 zinc bolt nut')).toEqual(['1 HXB-12-50-8.8-zinc', '1 HXN-12-zinc']);
    expect(setOf('m12 bolt')).toEqual([]);
  });
  test('SRCH-01 the mates take the size, finish and class of the bolt where the text names none', () => {
    expect(setOf('bolt nut washer set')).toEqual(['1 HXB-12-50-8.8-zinc', '1 HXN-12-zinc', '1 WFL-12-zinc']);
    expect(setOf('nut and washer for m12 x 50 bolt galv')).toContain('1 WFL-12-galv');
    // Only washers of 100 HV in this size, which are too soft for class 8.8.
    expect(setOf('m20 x 80 bolt and washer')).toEqual([]);
  });
  test('SRCH-01 a set takes as many of a part as the text says', () => {
    expect(setOf('m12x50 zinc bolt, nut and 2 washers')).toEqual([
      '1 HXB-12-50-8.8-zinc',
      '1 HXN-12-zinc',
      '2 WFL-12-zinc',
    ]);
    expect(said('m12 zinc bolt, nut and 2 washers')).toEqual([
      'Size M12',
      'Hex bolt',
      'Hex nut',
      'Flat washer',
      'Finish Zinc',
    ]);
    expect(setOf('m12x50 zinc bolt with double nut')).toContain('2 HXN-12-zinc');
  });
  test('SRCH-01 a code, the beginning of one and an empty text have no explanation', () => {
    for (const text of ['HXB-12-50-8.8-zinc', 'hxb-12', 'hxb12', ' ']) expect(explainSearch(index, text)).toBeNull();
  });
});

describe('SRCH-01 the reading names requested parts that are not sold', () => {
  const list = stockListOf([
    part('NYL-12', 'Nyloc nut M12, class 8, zinc', { size: 'M12', length: '', thread: 'coarse' }),
    part('HXN-12', 'Hex nut M12, class 8, zinc', { size: 'M12', length: '', thread: 'coarse' }),
    part('HXN-F12', 'Hex nut fine M12 × 1.25, class 8, zinc', { size: 'M12', length: '', thread: 'fine' }),
    part('HXN-050', 'Hex nut 1/2 UNC, gr 5, zinc', { size: '1/2', length: '', thread: 'UNC' }),
    part('HXB-12-50', 'Hex bolt M12 × 50, class 8.8, zinc', { size: 'M12', length: '50 mm', thread: 'coarse' }),
    part('HXB-12-80', 'Hex bolt M12 × 80, class 8.8, zinc', { size: 'M12', length: '80 mm', thread: 'coarse' }),
    part('CIX-35', 'External circlip 35, spring steel, zinc', { size: '35 mm', length: '', thread: '' }),
    part('CIN-40', 'Internal circlip 40, spring steel, zinc', { size: '40 mm', length: '', thread: '' }),
  ]);
  const index = buildSearchIndex(list);
  const found = (text: string) => search(index, text, 9).map(({ stock_code }) => stock_code);
  const without = (text: string) => search(index, text, 1)[0]?.without ?? [];
  test('SRCH-01 tools and other goods that have nothing near find no bolts', () => {
    expect(explainSearch(index, 'drill bit 12mm')?.notSold).toEqual([{ asked: 'Drill bit', nearest: null }]);
    expect(found('drill bit 12mm')).toEqual([]);
  });
  test('SRCH-01 a kind that is sold, but not in this size, is not called unsold', () => {
    expect(explainSearch(index, 'nyloc nut 1/2 unc')).toMatchObject({
      notSold: [],
      notInSize: [{ asked: 'Nyloc nut', size: '1/2' }],
    });
    expect(found('nyloc nut 1/2 unc')).toEqual(['HXN-050']);
  });
  test('SRCH-01 a nyloc nut is never a cone lock nut without saying so; a lock nut is either', () => {
    const nutOf = (code: string, kind: string, size: string) =>
      part(code, `${kind} ${size}, class 8, zinc`, {
        ...{ product_type: `${kind}s`, thread: 'Metric coarse', size, length: '', spec: '8' },
      });
    const nuts = buildSearchIndex(
      stockListOf([nutOf('CLN-12', 'Cone lock nut', 'M12'), nutOf('NYN-10', 'Nyloc nut', 'M10')]),
    );
    expect(explainSearch(nuts, 'm12 nyloc zinc')?.notInSize).toEqual([{ asked: 'Nyloc nut', size: 'M12' }]);
    const hits = search(nuts, 'm12 nyloc zinc', 3);
    expect(hits.find(({ stock_code }) => stock_code === 'CLN-12')?.without).toEqual(['Nyloc nut']);
    const [first] = search(nuts, 'm12 lock nut zinc', 1);
    expect([first?.stock_code, first?.without ?? []]).toEqual(['CLN-12', []]);
  });
  test('SRCH-01 a bolt that is not sold in this size: its nearest size before another kind in the size, both at the top', () => {
    const cup = part('CUP-10-40', 'Cup head bolt M10 × 40, class 4.6, zinc', {
      ...{ product_type: 'Cup head bolts', thread: 'Metric coarse', size: 'M10', length: '40 mm', spec: '4.6' },
    });
    const inch = part('HXB-038-150', 'Hex bolt 3/8 × 1-1/2 UNC, gr 5, zinc', {
      ...{ product_type: 'Hex bolts', thread: 'UNC', size: '3/8', length: '1-1/2 in', spec: 'Grade 5' },
    });
    const both = buildSearchIndex(stockListOf([inch, cup]));
    expect(search(both, 'cup head 3/8 x 1 1/2', 3).map(({ stock_code }) => stock_code)).toEqual([
      'CUP-10-40',
      'HXB-038-150',
    ]);
    expect(explainSearch(both, 'cup head 3/8 x 1 1/2')?.notInSize).toEqual([{ asked: 'Cup head bolt', size: '3/8' }]);
  });
  test('SRCH-01 a steel rivet is found by its metal', () => {
    const rivet = (code: string, metal: string, spec: string) =>
      part(code, `Blind rivet 4.8 × 12, ${metal}`, {
        ...{ product_type: 'Dome head blind rivets', thread: '', size: '4.8 mm', length: '12 mm', spec },
      });
    const rivets = buildSearchIndex(
      stockListOf([rivet('RIV-A', 'aluminium', 'AlA/St'), rivet('RIV-S', 'steel', 'St/St')]),
    );
    expect(search(rivets, 'steel pop rivets 4.8', 2)[0]?.stock_code).toBe('RIV-S');
    expect(explainSearch(rivets, 'steel pop rivets 4.8')?.setAside).toEqual([]);
  });
  test('SRCH-01 an external ring does not stand in for an internal one', () => {
    expect(found('internal circlip 35')).toEqual(['CIN-40']);
    expect(found('din 471 35')[0]).toBe('CIX-35');
  });
  test.each([
    ['m12 left hand nut', ['left-hand thread']],
    ['m12 x 1.5 nut', ['pitch 1.5 mm']],
    ['titanium bolt m12 x 50', ['titanium']],
    ['chisel bolt m12 x 50', ['chisel']],
  ])('SRCH-01 %s: a part lacks %j', (text, lacks) => {
    expect(without(text)).toEqual(lacks);
  });
  test('SRCH-01 of other lengths the nearest come first, even if another kind has the length', () => {
    expect(found('m12 hex bolt x 75')[0]).toBe('HXB-12-80');
  });
});

describe('SRCH-01 codes that begin alike', () => {
  const list = stockListOf([
    part('AB-1', 'Hex bolt M36 × 300, class 8.8, zinc', { size: 'M36', length: '300 mm' }),
    part('AB-2', 'Hex bolt M12 × 50, class 8.8, zinc', { size: 'M12', length: '50 mm' }),
    part('AB-3', 'Hex bolt M12 × 50, class 8.8, zinc', { size: 'M12', length: '50 mm', discontinued: true }),
    part('CD-9', 'Hex nut M12, class 8, zinc', { size: 'M12', length: '' }),
  ]);
  const codes = (text: string, personal: PersonalSearch = {}) =>
    search(buildSearchIndex(list, personal), text, 9).map(({ stock_code }) => stock_code);
  test('SRCH-01 are ordered by what people buy and not by code; what the account bought comes first', () => {
    expect(codes('ab')).toEqual(['AB-2', 'AB-1', 'AB-3']);
    expect(codes('ab', { bought: ['AB-1'] })).toEqual(['AB-1', 'AB-2', 'AB-3']);
  });
  test('SRCH-01 follow the exact code and an own code typed in full', () => {
    const customerCodes = [{ accode: 'A', stock_code: 'CD-9', customer_stock_code: 'AB' }];
    expect(codes('ab', { customerCodes })).toEqual(['CD-9', 'AB-2', 'AB-1', 'AB-3']);
    expect(codes('ab-3', { customerCodes })[0]).toBe('AB-3');
  });
});
