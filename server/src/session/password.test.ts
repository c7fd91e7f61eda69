import { hash } from '@node-rs/argon2';
import { expect, test } from 'vitest';
import { hashPassword, isCheaper, isPassword } from './password.ts';

test('a hash of less memory or fewer passes is known for cheap, one of now is not, and what is no hash of ours is made anew', async () => {
  expect(isCheaper(await hashPassword('a long one of mine'))).toBe(false);
  expect(isCheaper(await hash('a long one of mine', { algorithm: 2, memoryCost: 8_192, timeCost: 2 }))).toBe(true);
  expect(isCheaper(await hash('a long one of mine', { algorithm: 2, memoryCost: 19_456, timeCost: 1 }))).toBe(true);
  expect(isCheaper(await hash('a long one of mine', { algorithm: 2, memoryCost: 65_536, timeCost: 3 }))).toBe(false);
  expect(isCheaper('$2b$12$abcdefghijklmnopqrstuv')).toBe(true);
});

test('without a hash no password is right', async () => {
  expect(await isPassword(null, 'nobody has this password')).toBe(false);
});
