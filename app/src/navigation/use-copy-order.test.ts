import { expect, test } from 'vitest';
import { changedWords } from './use-copy-order.ts';

const money = (amount: string) => `$${amount}`;
const change = (stock_code: string, now: string | null = '9.00') => ({ stock_code, was: '8.00', now });

test('HIST-03 reports lines whose price differs from the copied order, naming the first three', () => {
  expect(changedWords([], money)).toBe('All prices are unchanged.');
  expect(changedWords([change('A')], money)).toBe('1 line costs a different amount: A $8.00 then, $9.00 now.');
  expect(changedWords([change('A', null)], money)).toContain('A $8.00 then, on application now');
  expect(
    changedWords(
      ['A', 'B', 'C', 'D', 'E'].map((code) => change(code)),
      money,
    ),
  ).toBe(
    '5 lines cost a different amount: A $8.00 then, $9.00 now; B $8.00 then, $9.00 now; C $8.00 then, $9.00 now; and 2 more.',
  );
});
