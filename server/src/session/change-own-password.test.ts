import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/database.ts';
import { sessionMessages } from '../messages/session.ts';
import { callers, refusalOf, request, type UsersStore, usersStore } from '../services.fixture.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { hashPassword, isPassword } from './password.ts';

const old_password = 'the one before';
let store: UsersStore;
beforeAll(async () => {
  store = await usersStore();
  const hash = await hashPassword(old_password);
  await store.database.query(sql`UPDATE portal_user SET password_hash = ${hash} WHERE user_id = 'ingrid'`);
});
afterAll(() => store.database.close());

const asked = { ...request, address: '10.0.0.1', devices: [] };
const change = (passwords: { readonly old_password?: string; readonly new_password?: string }, caller = callers.it) =>
  changeOwnPassword(store.services, asked, caller, { old_password, new_password: 'a longer new one', ...passwords });
const storedHash = async () => {
  const [user] = await store.database.query<{ password_hash: string }>(sql`
    SELECT password_hash FROM portal_user WHERE user_id = 'ingrid'`);
  return user?.password_hash ?? '';
};
const begin = () =>
  store.services.sessions.start({ userId: 'ingrid', userAgent: '', address: '', hasSecondFactor: false });

test('SESS-08 nobody changes a password while acting as somebody else', async () => {
  const acting = { ...callers.it, realUserId: 'rosa' };
  expect(await refusalOf(change({}, acting))).toMatchObject({ error: 'not_allowed' });
});

test('SESS-08 a wrong old password and a weak new one are named; the password stays', async () => {
  const before = await storedHash();
  expect((await refusalOf(change({ old_password: 'wrong' })))?.validation_results).toEqual([
    { field: 'old_password', message: sessionMessages.wrongPassword },
  ]);
  expect((await refusalOf(change({ new_password: 'ingrid' })))?.validation_results).toMatchObject([
    { field: 'new_password' },
  ]);
  expect(await storedHash()).toBe(before);
});

test('SESS-08 the change ends the user’s other sessions and keeps the current one; a notice is mailed', async () => {
  const current = await store.services.sessions.find((await begin()).bearer);
  await begin();
  await change({}, current as typeof callers.it);
  expect(await isPassword(await storedHash(), 'a longer new one')).toBe(true);
  const open = await store.database.query(sql`
    SELECT session_id FROM session WHERE user_id = 'ingrid' AND ended IS NULL`);
  expect(open).toEqual([{ session_id: current.sessionId }]);
  await store.settle();
  expect(store.mails.map(({ to }) => to)).toEqual(['ingrid@example.com']);
});
