import { expect, test } from 'vitest';
import { defaultTables } from '../fasteners/tables.ts';
import { carriedWords } from './carried-words.ts';

const headed = (text: string) => {
  const rows = ['M20 8.8 gal bolts', text].map((each, i) => ({ line: i + 1, text: each, mayHead: i === 0 }));
  return carriedWords(rows, () => false, defaultTables).words.get(2);
};

test.each(['50 - 40', 'Length 50 - 40', '60mm = 24', '80 lg: 24 off', '1.5 m long qty 6'])(
  'IMP-06 “%s” below bolts without a length is a length of them',
  (text) => {
    expect(headed(text)).toMatchObject({ words: 'M20 8.8 gal bolts', lengthOnly: true });
  },
);

// Patterns that look back over such a row again and again would take minutes, and the test would run into its time limit.
test.each([' ', '5', '.'])('IMP-06 a row with 20,000 times “%s” is read like one with three', (each) => {
  expect(headed(`50 ${each.repeat(20_000)}!`)).toEqual(headed(`50 ${each.repeat(3)}!`));
});
