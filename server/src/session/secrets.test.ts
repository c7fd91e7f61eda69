import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { secretsOf } from './secret-keys.ts';
import { isLocked, KeyError, readKey, Secrets } from './secrets.ts';

const key = () => new Uint8Array(randomBytes(32));
const secret = new Uint8Array(randomBytes(20));
const [old, current] = [key(), key()];
const secrets = new Secrets([current]);

test('what is locked opens for its owner alone, holds nothing of the secret, and is never twice the same', () => {
  const locked = secrets.lock(secret, 'u1');
  expect(Buffer.from(locked).includes(Buffer.from(secret))).toBe(false);
  expect(secrets.lock(secret, 'u1')).not.toEqual(locked);
  expect(secrets.open(locked, 'u1')).toEqual(secret);
  expect(() => secrets.open(locked, 'u2')).toThrow(KeyError);
});

test('a changed byte, wherever it stands, is found', () => {
  const locked = secrets.lock(secret, 'u1');
  for (let at = 1; at < locked.length; at += 1) {
    const changed = locked.with(at, (locked[at] ?? 0) ^ 1);
    expect(() => secrets.open(changed, 'u1'), String(at)).toThrow(KeyError);
  }
});

test('another key opens nothing and says so; an older one beside the first still opens, and is seen to be older', () => {
  const locked = new Secrets([old]).lock(secret, 'u1');
  expect(() => secrets.open(locked, 'u1')).toThrow('PORTAL_SECRET_KEY');
  const both = new Secrets([current, old]);
  expect(both.open(locked, 'u1')).toEqual(secret);
  expect([both.isCurrent(locked), both.isCurrent(both.lock(secret, 'u1')), both.isCurrent(secret)]).toEqual([
    false,
    true,
    false,
  ]);
  expect([isLocked(locked), isLocked(secret)]).toEqual([true, false]);
});

test('a key is 32 bytes in base 64 and nothing else', () => {
  expect(readKey(Buffer.from(current).toString('base64'))).toEqual(current);
  for (const none of ['', 'portal', randomBytes(31).toString('base64'), randomBytes(32).toString('hex')]) {
    expect(readKey(none), none).toBeNull();
  }
});

test('without a variable the key is made once in the data folder, for its owner alone; what is none is refused', () => {
  const dataFolder = join(mkdtempSync(join(tmpdir(), 'portal-key-')), 'data');
  const made = secretsOf({ secretKeys: null, dataFolder });
  const locked = made.lock(secret, 'u1');
  expect(secretsOf({ secretKeys: null, dataFolder }).open(locked, 'u1')).toEqual(secret);
  const file = join(dataFolder, 'secret.key');
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readKey(readFileSync(file, 'utf8').trim())).not.toBeNull();
  writeFileSync(file, 'portal');
  expect(() => secretsOf({ secretKeys: null, dataFolder })).toThrow('holds no key');
  rmSync(join(dataFolder, '..'), { recursive: true });
});
