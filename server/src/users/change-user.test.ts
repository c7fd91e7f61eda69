import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/database.ts';
import { usersMessages } from '../messages/users.ts';
import { audited, callers, now, refusalOf, request, type UsersStore, usersStore } from '../services.fixture.ts';
import { changeUser } from './change-user.ts';
import type { UserFields } from './store.ts';

let store: UsersStore;
beforeAll(async () => {
  store = await usersStore();
});
afterAll(() => store.database.close());

const moira: UserFields & { readonly user_id: string } = {
  user_id: 'moira',
  firstname: 'Moira',
  lastname: 'Tan',
  email: 'moira@kestrel.example',
  mobile: '',
  user_type: 'customer',
  accounts: [],
};

const change = (changes: Partial<typeof moira>, caller: (typeof callers)[keyof typeof callers] = callers.it) =>
  changeUser(store.services, request, caller, { ...moira, ...changes }, now);

const openSessions = async (userId: string) => {
  const [row] = await store.database.query<{ open: number }>(sql`
    SELECT count(*)::int AS open FROM session WHERE user_id = ${userId} AND ended IS NULL`);
  return row?.open;
};
const beginSession = (userId: string) =>
  store.services.sessions.start({ userId, userAgent: '', address: '', hasSecondFactor: false });

test('a change is stored and recorded with both values; the former email address is notified', async () => {
  await beginSession('moira');
  const accounts = ['HAR010', 'KES014'];
  const user = await change({ lastname: 'Tan-Reid', email: 'moira@harrow.example', accounts });
  expect(user).toMatchObject({ lastname: 'Tan-Reid', email: 'moira@harrow.example', accounts });
  expect(await audited(store.database, 'user_set')).toEqual([
    {
      real_user_id: 'ingrid',
      detail: {
        user_id: 'moira',
        username: 'moira',
        changes: {
          lastname: { from: 'Tan', to: 'Tan-Reid' },
          email: { from: 'moira@kestrel.example', to: 'moira@harrow.example' },
          accounts: { from: [], to: accounts },
        },
      },
    },
  ]);
  await store.settle();
  expect(store.mails.map(({ to }) => to)).toEqual(['moira@kestrel.example']);
  expect(await openSessions('moira')).toBe(1);
});

test('a new type ends the user’s sessions', async () => {
  await change({ user_type: 'mktg' });
  expect(await openSessions('moira')).toBe(0);
});

test.each([
  ['somebody unknown', { user_id: 'nobody' }, 'user_not_found'],
  ['a root user, by one who is not', { user_id: 'rosa', user_type: 'root' }, 'only_root'],
  ['a type that only root may give', { user_type: 'it' }, 'only_root'],
] as const)('refused: %s', async (_, changes, error) => {
  const users = () => store.database.query(sql`SELECT user_id, user_type FROM portal_user ORDER BY user_id`);
  const before = await users();
  expect(await refusalOf(change(changes))).toMatchObject({ error });
  expect(await users()).toEqual(before);
});

test('root users give any type, but do not change their own', async () => {
  expect(await change({ user_type: 'it' }, callers.root)).toMatchObject({ user_type: 'it' });
  const own = { user_id: 'rosa', user_type: 'customer' } as const;
  expect(await refusalOf(change(own, callers.root))).toMatchObject({ error: 'not_yourself' });
  expect(await change({ user_id: 'rosa', user_type: 'root', mobile: '' }, callers.root)).toMatchObject({
    firstname: 'Moira',
  });
});

test('fields that are not valid are named, and nothing is stored', async () => {
  const refusal = await refusalOf(
    change({ user_id: 'silent', firstname: 'Other', email: 'no address', accounts: ['NONE1', 'KES014', 'KES014'] }),
  );
  const problems = refusal?.validation_results ?? [];
  expect(problems.map(({ field }) => field)).toEqual(['email', 'accounts', 'accounts']);
  expect(problems.map(({ message }) => message)).toEqual([
    expect.any(String),
    usersMessages.noAccounts(['NONE1']),
    usersMessages.accountTwice,
  ]);
  const [silent] = await store.database.query(sql`SELECT firstname FROM portal_user WHERE user_id = 'silent'`);
  expect(silent).toEqual({ firstname: 'Moira' });
});
