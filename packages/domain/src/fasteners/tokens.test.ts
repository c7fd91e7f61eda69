import { describe, expect, test } from 'vitest';
import { tokensOf } from './tokens.ts';

const words = (text: string, stored = false) => tokensOf(text, stored).map((token) => token.text);

describe('SRCH-01 equal sizes in different notations give equal tokens', () => {
  test.each(['m8x40', 'M8 x 40mm', 'M8 × 40', 'M8x 40 mm', 'M8 x40', 'm8.0 X 40.0mm'])('SRCH-01 %s', (text) => {
    expect(words(text)).toEqual(['m8', '40']);
  });
  test.each(['1/4-20 x 1"', '0.25in-20 x 1 inch', '¼-20 x 1in', '.25"-20x1"', '1/4" - 20 × 1 ”'])(
    'SRCH-01 %s',
    (text) => {
      expect(words(text)).toEqual(['1/4', '20', '1"']);
    },
  );
  test.each(['#10', 'No.10', '10g', '10 gauge', '10ga'])('SRCH-01 gauge %s', (text) => {
    expect(words(text)).toEqual(['#10']);
  });
  test.each(['1-1/2"', '1 1/2', '1½', '1.5"', '1.5 inch'])('SRCH-01 one and a half: %s', (text) => {
    expect(words(text)).toEqual(['1-1/2']);
  });
  test('SRCH-01 keeps classes and grades, splits standards from their numbers', () => {
    expect(words('Hex bolt ISO4014 M8x1.25x40 8.8 A4-80 hot-dip (box)')).toEqual([
      'hex',
      'bolt',
      'iso',
      '4014',
      'm8',
      '1.25',
      '40',
      '8.8',
      'a4',
      '80',
      'hot',
      'dip',
      'box',
    ]);
  });
  test('SRCH-01 in a description the number after an inch thread is in inches, in a search it may be incomplete', () => {
    expect(words('1/4-20 x 1', true)).toEqual(['1/4', '20', '1"']);
    expect(words('1/4-20 x 1')).toEqual(['1/4', '20', '1']);
  });
  test('SRCH-02 positions refer to the source', () => {
    const text = 'Hex M8 x 40mm';
    expect(tokensOf(text).map((token) => text.slice(token.start, token.end))).toEqual(['Hex', 'M8', '40mm']);
  });
});
