import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { secretsOf } from './secret-keys.ts';
import { isEncrypted, KeyError, readKey, Secrets } from './secrets.ts';

const key = () => new Uint8Array(randomBytes(32));
const secret = new Uint8Array(randomBytes(20));
const [old, current] = [key(), key()];
const secrets = new Secrets([current]);

test('ciphertext opens only for its owner, does not contain the secret, and differs every time', () => {
  const locked = secrets.encrypt(secret, 'u1');
  expect(Buffer.from(locked).includes(Buffer.from(secret))).toBe(false);
  expect(secrets.encrypt(secret, 'u1')).not.toEqual(locked);
  expect(secrets.decrypt(locked, 'u1')).toEqual(secret);
  expect(() => secrets.decrypt(locked, 'u2')).toThrow(KeyError);
});

test('detects a changed byte at any position', () => {
  const locked = secrets.encrypt(secret, 'u1');
  for (let at = 1; at < locked.length; at += 1) {
    const changed = locked.with(at, (locked[at] ?? 0) ^ 1);
    expect(() => secrets.decrypt(changed, 'u1'), String(at)).toThrow(KeyError);
  }
});

test('a wrong key fails with a message; an older key listed after the first still decrypts, and is reported as not current', () => {
  const locked = new Secrets([old]).encrypt(secret, 'u1');
  expect(() => secrets.decrypt(locked, 'u1')).toThrow('PORTAL_SECRET_KEY');
  const both = new Secrets([current, old]);
  expect(both.decrypt(locked, 'u1')).toEqual(secret);
  expect([both.isCurrent(locked), both.isCurrent(both.encrypt(secret, 'u1')), both.isCurrent(secret)]).toEqual([
    false,
    true,
    false,
  ]);
  expect([isEncrypted(locked), isEncrypted(secret)]).toEqual([true, false]);
});

test('a key is exactly 32 bytes in base 64', () => {
  expect(readKey(Buffer.from(current).toString('base64'))).toEqual(current);
  for (const none of ['', 'portal', randomBytes(31).toString('base64'), randomBytes(32).toString('hex')]) {
    expect(readKey(none), none).toBeNull();
  }
});

test('without the variable, the key is created once in the data folder with mode 0600; an invalid key file is refused', () => {
  const dataFolder = join(mkdtempSync(join(tmpdir(), 'portal-key-')), 'data');
  const made = secretsOf({ secretKeys: null, dataFolder });
  const locked = made.encrypt(secret, 'u1');
  expect(secretsOf({ secretKeys: null, dataFolder }).decrypt(locked, 'u1')).toEqual(secret);
  const file = join(dataFolder, 'secret.key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readKey(readFileSync(file, 'utf8').trim())).not.toBeNull();
  writeFileSync(file, 'portal');
  expect(() => secretsOf({ secretKeys: null, dataFolder })).toThrow('does not contain a key');
  rmSync(join(dataFolder, '..'), { recursive: true });
});
