import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, isOutdatedHash, isPassword } from './password.ts';

test('recognises hashes with less memory or fewer passes, or of another algorithm, as weaker than current ones', async () => {
  expect(isOutdatedHash(await hashPassword('a long one of mine'))).toBe(false);
  expect(isOutdatedHash(await hash('a long one of mine', { algorithm: 2, memoryCost: 8_192, timeCost: 2 }))).toBe(true);
  expect(isOutdatedHash(await hash('a long one of mine', { algorithm: 2, memoryCost: 19_456, timeCost: 1 }))).toBe(
    true,
  );
  expect(isOutdatedHash(await hash('a long one of mine', { algorithm: 2, memoryCost: 65_536, timeCost: 3 }))).toBe(
    false,
  );
  expect(isOutdatedHash('$2b$12$abcdefghijklmnopqrstuv')).toBe(true);
});

test('no password is correct for a user without a hash', async () => {
  expect(await isPassword(null, 'nobody has this password')).toBe(false);
});

test('SESS-02 for a user without a hash one of the current cost is checked, so that an unknown name takes as long', async () => {
  const checked: string[] = [];
  const verifyHash = async (stored: string) => {
    checked.push(stored);
    return true;
  };
  expect(await isPassword(null, 'any', verifyHash)).toBe(false);
  const costOf = (stored = '') => stored.split('$').slice(0, 4);
  expect(checked.map(costOf)).toEqual([costOf(await hashPassword('any'))]);
});
