import { describe, expect, test } from 'vitest';
import { withFigures } from './spoken-numbers.ts';

describe('numbers in words', () => {
  test.each([
    ['two thousand m12 nuts', '2000'],
    ['wants five hundred 1/8 rivets', '500'],
    ['two hundred and fifty m10 washers', '250'],
    ['a hundred m10 flat washers', '100'],
    ['need forty m16 nuts', '40'],
    ['twenty-five m8 x 30', '25'],
    ['six m16 eye bolts', '6'],
    ['couple hundred m6 nuts', '200'],
    ['a couple of hundred m6 nuts', '200'],
    ['grab fifty m ten by forty bolts', '50'],
    ['m6 flange bolts, couple hundred ', '200'],
    ['one thousand two hundred m6 nuts', '1200'],
  ])('IMP-06 %s', (text, figures) => {
    const read = withFigures(text);
    expect(read).toHaveLength(text.length);
    expect(read).toMatch(new RegExp(`(?:^|\\s)${figures}\\s`));
  });

  test.each(['two part epoxy', 'half nut m12', 'm12 x 40', 'one way clutch screw', 'four cornered washer'])(
    'IMP-06 %s keeps its words',
    (text) => expect(withFigures(text)).toBe(text),
  );
});
