import { createHash } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { passwordFault, weakness } from './password-fault.ts';

test('rejects portal words with only a year or punctuation added', () => {
  for (const password of ['Tradeparts2026!', 'portal-portal', 'bolts&nuts', 'Welcome-12345']) {
    expect(weakness(password, 'ada'), password).toContain('Too easy to guess');
  }
});

test('accepts any characters, and a portal word among other text', () => {
  for (const password of [
    '84736291',
    '!?#%&/()',
    'ein Satz mit Wörtern',
    'portal-demo!',
    'bolt 7493 0182',
    'correct horse battery staple '.repeat(4),
  ]) {
    expect(weakness(password, 'ada'), password).toBeNull();
  }
});

test('rejects the most common passwords, ignoring case', () => {
  for (const password of ['corvette', '1234qwer', 'Spiderman', 'CHRISTIAN', 'mercedes', 'qwer1234']) {
    expect(weakness(password, 'ada'), password).toContain('Too common');
  }
});

test('SESS-08 rejects repeated and sequential characters, but not a short run within a longer password', () => {
  for (const password of ['x'.repeat(64), 'abababab', 'Xy7Xy7Xy7', 'kq9!kq9!kq9!k', '   -   -   -'])
    expect(weakness(password, 'ada'), password).toBe('Too easy to guess: it repeats itself');
  for (const password of ['23456789012', 'ijklmnopq', 'lkjhgfdsa', 'rtyuiop99', 'efgh5678IJKL', '98765432zx'])
    expect(weakness(password, 'ada'), password).toBe('Too easy to guess: it is a sequence of characters');
  for (const password of ['six bolts 12345', 'abcd lamp post', 'a long enough one', 'anna annas anna7'])
    expect(weakness(password, 'ada'), password).toBeNull();
});

test('SESS-08 rejects passwords that are too short, too common or contain the user name', () => {
  expect(weakness('short', 'ada')).toBe('Must be at least 8 characters');
  expect(weakness('Password1', 'ada')).toContain('Too common');
  expect(weakness('a long ADA one', 'ada')).toBe('Cannot contain the user name');
});

test('rejects every password in the breach list, wherever it stands in the file, and no other', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-breached-'));
  const breachedPasswords = join(folder, 'sha1.txt');
  const known = Array.from({ length: 500 }, (_, index) => `a breached one ${index}`);
  const hashes = known.map((each) => createHash('sha1').update(each).digest('hex').toUpperCase()).sort();
  for (const [lineEnd, count] of [
    ['\n', ''],
    ['\r\n', ':23174662'],
  ]) {
    writeFileSync(breachedPasswords, hashes.map((hash) => `${hash}${count}`).join(lineEnd));
    const faults = await Promise.all(known.map((each) => passwordFault({ breachedPasswords }, each, 'ada')));
    expect(new Set(faults)).toEqual(new Set(['Found in a data breach of another site: choose another password']));
    const others = known.map((each) => passwordFault({ breachedPasswords }, `${each}, not`, 'ada'));
    expect(new Set(await Promise.all(others))).toEqual(new Set([null]));
  }
  expect(await passwordFault({ breachedPasswords: null }, known[0] ?? '', 'ada')).toBeNull();
  await expect(passwordFault({ breachedPasswords: join(folder, 'none') }, 'a good long one', 'ada')).rejects.toThrow();
  rmSync(folder, { recursive: true });
});
