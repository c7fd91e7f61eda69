import { describe, expect, test } from 'vitest';
import { readFastener } from './read-fastener.ts';
import { withFigures } from './spoken-numbers.ts';

describe('SRCH-01 IMP-06 numbers in words', () => {
  test.each([
    ['two hundred m12x40 gal bolts', '200'],
    ['one hundred and fifty m8 nuts', '150'],
    ['need twenty five 10 mm nylocs', '25'],
    ['i need thirty m sixteen by fifty bolts', '30'],
    ['m12x35 purlin bolts - fifteen hundred', '1500'],
    ['six m20 nuts', '6'],
  ])('%s: %s', (text, quantity) => {
    expect(readFastener(text).quantity?.text).toBe(quantity);
  });

  test('a size and its length', () => {
    const [item] = readFastener('thirty m sixteen by fifty bolts').items;
    expect(item).toMatchObject({ size: { text: 'M16' }, length: { mm: 50 } });
  });

  test('the length of the text stays the same, and names keep their words', () => {
    for (const text of ['two hundred m12 bolts', 'm sixteen by fifty', 'two part epoxy', 'three eighths bolt'])
      expect(withFigures(text)).toHaveLength(text.length);
    expect(withFigures('two part epoxy')).toBe('two part epoxy');
  });
});

describe('SRCH-01 a part named as the mating part is not requested', () => {
  test.each([
    ['nuts for m12 bolts', 'hex_nut', 'M12'],
    ['washers to suit m16 rod', 'flat_washer', 'M16'],
    ['chemset for m16 rod', 'chemical_cartridge', undefined],
  ])('%s', (text, family, size) => {
    const { items } = readFastener(text);
    expect(items).toHaveLength(1);
    expect(items[0]?.families[0]).toBe(family);
    expect(items[0]?.size?.text).toBe(size);
  });
});

describe('IMP-06 quantities', () => {
  test.each([
    ['sticks of M12 allthread gal x 6', '6'],
    ['M12 sealing washers [16]', '16'],
    ['4no U-bolts M10 65NB', '4'],
    ['8 U bolts 40NB gal', '8'],
    ['hex nuts M10 zp 1.5k', '1500'],
    ['M24 chemset studs x 300 gal 16', '16'],
  ])('%s: %s', (text, quantity) => {
    expect(readFastener(text).quantity?.text).toBe(quantity);
  });
});

test('SRCH-01 a diameter before its sign is no quantity', () => {
  const { items, quantity } = readFastener('16Ø bolts gal 75 long');
  expect(quantity).toBeNull();
  expect(items[0]).toMatchObject({ size: { text: 'M16' }, length: { mm: 75 } });
});
