import { describe, expect, test } from 'vitest';
import { readText } from './read-text.ts';
import { rowsOf } from './rows.ts';

const read = (text: string) =>
  rowsOf(readText(text), () => false).rows.map(({ description, code, quantity }) => [description || code, quantity]);

describe('IMP-06 rows that repeat the row above', () => {
  test('ditto marks repeat the part, class and finish, and leave the length to the row', () => {
    expect(read('M12 x 50 hex bolts zinc - 100\n"    x 60   "    - 80')[1]).toEqual(['hex bolts zinc M12 x 60', '80']);
  });

  test('“as above but” changes only what it says', () => {
    const rows = read('M16 x 60 gal hex bolts - 24\nas above but M20 - 12\nsame but 80 long - 6');
    expect(rows[1]).toEqual(['gal hex bolts 60mm long M20', '12']);
    expect(rows[2]?.[1]).toBe('6');
    expect(rows[2]?.[0]).toMatch(/gal hex bolts M16 80 long/);
  });

  test('another part repeats size and finish', () => {
    expect(read('M12 nuts zinc - 250\nditto washers - 500')[1]).toEqual(['zinc M12 washers', '500']);
  });

  test('“same again” also repeats the quantity', () => {
    expect(read('400 m16x50 gal bolts\nsame again in m20 x 60')[1]?.[1]).toBe('400');
  });

  test('lengths below a heading with the size', () => {
    const text = 'M20 8.8 GAL BOLTS\nLength 50 - 40\n80 lg - 24\n100mm x 12';
    expect(read(text).slice(0, 2)).toEqual([
      ['M20 8.8 GAL BOLTS Length 50', '40'],
      ['M20 8.8 GAL BOLTS 80 lg', '24'],
    ]);
  });
});

describe('IMP-06 descriptions on two lines', () => {
  test('a line that ends with a comma goes on below', () => {
    const list = rowsOf(
      readText('1. Socket cap screw, grade 12.9,\n   M10 x 40, black, qty 200\n2. Hex nut, M10'),
      () => false,
    );
    expect(list.rows.map(({ line, quantity }) => [line, quantity])).toEqual([
      [1, '200'],
      [3, ''],
    ]);
    expect(list.rows[0]?.description).toMatch(/Socket cap screw.*M10 x 40/);
    expect(list.leftOut).toMatchObject([{ line: 2, why: 'Continues the row above.' }]);
  });

  test('rows that all end with a comma stay rows', () => {
    expect(read('M12 x 50 bolts - 10,\nM12 nuts - 20,\nM12 washers - 30,')).toHaveLength(3);
  });
});
