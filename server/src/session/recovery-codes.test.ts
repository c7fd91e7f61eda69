import { expect, test } from 'vitest';
import { isRecoveryCode, makeRecoveryCodes, placeOf } from './recovery-codes.ts';

test('makes ten codes with distinct places, each verified by its hash in any case and spacing', async () => {
  const codes = await makeRecoveryCodes();
  expect(codes.map(({ code }) => placeOf(code))).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]);
  expect(new Set(codes.map(({ code }) => code.slice(1))).size).toBe(10);
  const [first, second] = codes;
  if (!first || !second) throw new Error('no codes');
  expect(first.code).toMatch(/^[A-HJ-NP-Z2-9]{4}(-[A-HJ-NP-Z2-9]{4}){2}$/);
  expect(first.hash).toMatch(/^\$argon2id\$/);
  for (const typed of [first.code, first.code.toLowerCase(), ` ${first.code.replaceAll('-', ' ')} `]) {
    expect(await isRecoveryCode(first.hash, typed), typed).toBe(true);
  }
  expect(await isRecoveryCode(first.hash, second.code)).toBe(false);
});

test.each(['', '123456', 'O000-0000-0000', 'ABCD-EFGH', 'ZBCD-EFGH-JKLM'])('%s is none', async (typed) => {
  expect(placeOf(typed)).toBeNull();
});
