import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, sql } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import { type Identity, userOf } from './identities.ts';

const now = new Date('2026-11-20T09:41:00Z');
const provider = { domains: ['kestrel.example'] };
let database: Database;

beforeAll(async () => {
  database = await memoryDatabase();
  const people = [
    ['ann', 'Ann@Kestrel.example', false],
    ['gone', 'gone@kestrel.example', true],
    ['bob', 'shared@kestrel.example', false],
    ['bea', 'shared@kestrel.example', false],
    ['eve', 'eve@other.example', false],
  ] as const;
  for (const [name, email, disabled] of people)
    await database.query(sql`
      INSERT INTO portal_user (user_id, username, firstname, lastname, email, user_type, disabled)
      VALUES (${name}, ${name}, '', '', ${email}, 'customer', ${disabled})`);
});
afterAll(() => database.close());

const from = (subject: string, email: string | null, issuer = 'https://login.example'): Identity => ({
  issuer,
  subject,
  email,
});
const found = (identity: Identity) => userOf(database, identity, provider, now);

test('the first sign-in finds the user by mail address, in any case', async () => {
  expect(await found(from('1', 'ann@kestrel.example'))).toBe('ann');
});

test('after that the provider’s id of the person counts, whatever mail address comes with it', async () => {
  await found(from('2', 'ANN@KESTREL.EXAMPLE'));
  expect(await found(from('2', 'eve@other.example'))).toBe('ann');
  expect(await found(from('2', null))).toBe('ann');
  // The same id at another provider is somebody else.
  expect(await found(from('2', null, 'https://other.example'))).toBeNull();
});

test('an address in another domain, without a user, or of several users leads to nobody', async () => {
  for (const email of ['eve@other.example', 'eve@kestrel.example.evil', 'nobody@kestrel.example', null])
    expect(await found(from('3', email))).toBeNull();
  expect(await found(from('4', 'shared@kestrel.example'))).toBeNull();
});

test('a disabled user is not signed in, at the first time or later', async () => {
  expect(await found(from('5', 'gone@kestrel.example'))).toBeNull();
  await found(from('6', 'ann@kestrel.example'));
  await database.query(sql`UPDATE portal_user SET disabled = true WHERE user_id = 'ann'`);
  expect(await found(from('6', 'ann@kestrel.example'))).toBeNull();
});
