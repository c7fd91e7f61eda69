import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/database.ts';
import { usersMessages } from '../messages/users.ts';
import { audited, callers, now, refusalOf, request, type UsersStore, usersStore } from '../services.fixture.ts';
import { inviteUser } from './invite-user.ts';

let store: UsersStore;
beforeAll(async () => {
  store = await usersStore();
});
afterAll(() => store.database.close());

const fields = {
  firstname: 'Ada',
  lastname: 'Byron',
  email: 'ada@kestrel.example',
  mobile: '',
  user_type: 'customer',
  accounts: ['KES014'],
} as const;

const invite = (username: string, changes: Partial<Omit<typeof fields, 'user_type'>> & { user_type?: 'it' } = {}) =>
  inviteUser(store.services, request, callers.it, { ...fields, ...changes, username }, now);

test('an invited user has no password yet, is recorded, reported to other systems and mailed a link', async () => {
  const { user_id, mailed } = await invite('ada');
  expect(mailed).toBe(true);
  const stored = sql`SELECT username, password_hash FROM portal_user WHERE user_id = ${user_id}`;
  expect(await store.database.query(stored)).toEqual([{ username: 'ada', password_hash: null }]);
  expect(await audited(store.database, 'user_add')).toEqual([
    { real_user_id: 'ingrid', detail: { user_id, username: 'ada', type: 'customer', accounts: ['KES014'] } },
  ]);
  const events = await store.database.query(sql`SELECT topic FROM outbox_message`);
  expect(events).toEqual([{ topic: 'user.added' }]);
  expect(store.mails).toEqual([{ to: fields.email, text: expect.stringMatching(/new-password#token=[\w-]{43}/) }]);
});

test('a user name that differs only in case is taken', async () => {
  expect((await refusalOf(invite('ADA')))?.validation_results).toEqual([
    { field: 'username', message: usersMessages.nameTaken },
  ]);
});

test('only root users add it users, and fields that are not valid are named', async () => {
  expect(await refusalOf(invite('ida', { user_type: 'it' }))).toMatchObject({ error: 'only_root' });
  const wrong = await refusalOf(invite('ida', { accounts: ['KES014', 'KES014'] as never }));
  expect(wrong?.validation_results).toEqual([{ field: 'accounts', message: usersMessages.accountTwice }]);
  expect(await store.database.query(sql`SELECT user_id FROM portal_user WHERE username = 'ida'`)).toEqual([]);
});

test('the user stays if the mail fails', async () => {
  store.refusesMail(true);
  const { user_id, mailed } = await invite('grace');
  expect(mailed).toBe(false);
  expect(await store.database.query(sql`SELECT username FROM portal_user WHERE user_id = ${user_id}`)).toHaveLength(1);
});
