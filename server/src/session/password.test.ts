import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, isCheaper, isPassword } from './password.ts';

test('recognises hashes with less memory or fewer passes, or of another algorithm, as weaker than current ones', async () => {
  expect(isCheaper(await hashPassword('a long one of mine'))).toBe(false);
  expect(isCheaper(await hash('a long one of mine', { algorithm: 2, memoryCost: 8_192, timeCost: 2 }))).toBe(true);
  expect(isCheaper(await hash('a long one of mine', { algorithm: 2, memoryCost: 19_456, timeCost: 1 }))).toBe(true);
  expect(isCheaper(await hash('a long one of mine', { algorithm: 2, memoryCost: 65_536, timeCost: 3 }))).toBe(false);
  expect(isCheaper('$2b$12$abcdefghijklmnopqrstuv')).toBe(true);
});

test('no password is correct for a user without a hash', async () => {
  expect(await isPassword(null, 'nobody has this password')).toBe(false);
});
