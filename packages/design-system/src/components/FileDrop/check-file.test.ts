import { expect, test } from 'vitest';
import { acceptWords, refusalOf, sizeWords } from './check-file.ts';

const file = (name: string, type = '', size = 10) => ({ name, type, size });

test.each([
  [0, '0 B'],
  [999, '999 B'],
  [1000, '1 kB'],
  [12_345, '12 kB'],
  [4_800_000, '4.8 MB'],
  [999_960, '1 MB'],
  [5_000_000_000, '5 GB'],
  [7_000_000_000_000, '7000 GB'],
])('%d bytes are %s', (bytes, words) => {
  expect(sizeWords(bytes)).toBe(words);
});

test('the accepted types are described in words', () => {
  expect(acceptWords(['.csv', '.xlsx', 'image/*'])).toBe('CSV, XLSX or image files');
  expect(acceptWords(['application/pdf'])).toBe('PDF');
});

test('a file is accepted by extension, kind or media type', () => {
  expect(refusalOf(file('Order.CSV'), ['.csv'])).toBeUndefined();
  expect(refusalOf(file('a', 'image/png'), ['image/*'])).toBeUndefined();
  expect(refusalOf(file('a', 'application/pdf'), ['application/pdf'])).toBeUndefined();
  expect(refusalOf(file('a.csv.exe'), ['.csv'])).toBe('a.csv.exe can’t be added: only CSV files');
  expect(refusalOf(file('a', 'imagery/png'), ['image/*'])).toBe('a can’t be added: only image files');
  expect(refusalOf(file('anything'))).toBeUndefined();
});

test('an empty file and one above the limit are refused', () => {
  expect(refusalOf(file('a.csv', '', 0))).toBe('a.csv is empty');
  expect(refusalOf(file('a.csv', '', 1001), [], 1000)).toBe('a.csv is 1 kB, at most 1 kB can be sent');
  expect(refusalOf(file('a.csv', '', 12_000_000), [], 5_000_000)).toBe('a.csv is 12 MB, at most 5 MB can be sent');
  expect(refusalOf(file('a.csv', '', 1000), [], 1000)).toBeUndefined();
});
