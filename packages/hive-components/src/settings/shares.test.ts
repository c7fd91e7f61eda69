import { expect, test } from 'vitest';
import { readShares, shares } from './shares.ts';

test('HIVE-08 column shares are whole numbers separated by commas', () => {
  expect(readShares('')).toEqual([]);
  expect(readShares('7, 4')).toEqual([7, 4]);
  expect(readShares(' 1,1 , 2 ')).toEqual([1, 1, 2]);
  for (const text of ['7;4', '7,', '0, 4', '-1, 2', '1.5, 2', '1fr', 'calc(1)', '100, 1']) {
    expect(readShares(text), text).toBeUndefined();
  }
});

test('HIVE-06 an invalid list is refused with a reason', () => {
  expect(shares('Shares').read('7, 4')).toEqual({ ok: true, value: '7, 4' });
  expect(shares('Shares').read('7fr 4fr')).toMatchObject({
    ok: false,
    value: '',
    why: 'Shares must be whole numbers separated by commas',
  });
});
