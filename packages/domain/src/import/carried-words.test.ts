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

test('IMP-06 a row of many blanks, figures or dots is read as fast as any other', () => {
  const started = performance.now();
  for (const many of [' '.repeat(20_000), '5'.repeat(20_000), ` ${'.'.repeat(20_000)}`]) headed(`50${many}!`);
  expect(performance.now() - started).toBeLessThan(2000);
});
