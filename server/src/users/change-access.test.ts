import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/database.ts';
import { audited, callers, now, refusalOf, request, type UsersStore, usersStore } from '../services.fixture.ts';
import { disableUser, endSessionsOfUser, resetSecondFactor } from './change-access.ts';

let store: UsersStore;
beforeAll(async () => {
  store = await usersStore();
});
afterAll(() => store.database.close());

const begin = (userId: string) =>
  store.services.sessions.start({ userId, userAgent: '', address: '', hasSecondFactor: false });
const disable = (user_id: string, disabled: boolean, caller: (typeof callers)[keyof typeof callers] = callers.it) =>
  disableUser(store.services, request, caller, { user_id, disabled }, now);

test('a disabled user’s sessions end and password links are void; nobody disables themselves', async () => {
  await begin('moira');
  await begin('moira');
  await store.database.query(sql`
    INSERT INTO password_reset (token_hash, user_id, made, expires)
    VALUES (${new Uint8Array([1])}, 'moira', ${now.toISOString()}, ${now.toISOString()})`);
  expect(await disable('moira', true)).toBe(2);
  expect(await store.database.query(sql`SELECT FROM password_reset WHERE user_id = 'moira'`)).toEqual([]);
  // Enabling ends no session.
  await begin('moira');
  expect(await disable('moira', false)).toBe(0);
  expect(await store.services.sessions.endAllOf('moira')).toBe(1);
  expect(await audited(store.database, 'user_disable')).toHaveLength(1);
  expect(await audited(store.database, 'user_enable')).toHaveLength(1);
  expect(await refusalOf(disable('rosa', true, callers.root))).toMatchObject({ error: 'not_yourself' });
  expect(await refusalOf(disable('rosa', true))).toMatchObject({ error: 'only_root' });
});

test('sessions of a user are ended by those who may change the user', async () => {
  const end = (userId: string) => endSessionsOfUser(store.services, request, callers.it, userId, now);
  await begin('moira');
  await begin('moira');
  expect(await end('moira')).toBe(2);
  expect(await end('moira')).toBe(0);
  expect(await refusalOf(end('rosa'))).toMatchObject({ error: 'only_root' });
  expect(await refusalOf(end('nobody'))).toMatchObject({ error: 'user_not_found' });
  const details = (await audited(store.database, 'sessions_end')).map(({ detail }) => detail);
  expect(details).toEqual([
    { user_id: 'moira', username: 'moira', ended: 2 },
    { user_id: 'moira', username: 'moira', ended: 0 },
  ]);
});

test('a reset of the second factor is notified only if it was on', async () => {
  const reset = () => resetSecondFactor(store.services, request, callers.it, 'moira', now);
  await store.database.query(sql`
    INSERT INTO second_factor (user_id, secret, begun, confirmed)
    VALUES ('moira', ${new Uint8Array([1])}, ${now.toISOString()}, ${now.toISOString()})`);
  await begin('moira');
  expect(await reset()).toEqual({ was_on: true, ended: 1 });
  expect(await reset()).toEqual({ was_on: false, ended: 0 });
  await store.settle();
  expect(store.mails).toHaveLength(1);
  const details = (await audited(store.database, 'user_reset_second_factor')).map(({ detail }) => detail);
  expect(details).toEqual([
    { user_id: 'moira', username: 'moira', was_on: true, ended: 1 },
    { user_id: 'moira', username: 'moira', was_on: false, ended: 0 },
  ]);
});
