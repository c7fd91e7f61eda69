import { afterAll, beforeAll, expect, test } from 'vitest';
import { audited, callers, now, refusalOf, request, type UsersStore, usersStore } from '../services.fixture.ts';
import { mayBeActedAs, startImpersonation } from './start-impersonation.ts';

let store: UsersStore;
beforeAll(async () => {
  store = await usersStore();
});
afterAll(() => store.database.close());

const asked = { ...request, userAgent: 'test', address: '10.0.0.1' };

test('SESS-09 only customers and the public may be acted as', () => {
  const kinds = ['customer', 'public', 'root', 'it', 'staff', 'mktg', 'tech'] as const;
  const allowed = kinds.filter((user_type) => mayBeActedAs({ user_type, disabled: false }));
  expect(allowed).toEqual(['customer', 'public']);
  expect(mayBeActedAs({ user_type: 'customer', disabled: true })).toBe(false);
});

test.each(['rosa', 'gone', 'nobody'])('SESS-09 acting as %s is refused and recorded', async (username) => {
  const reason = `Ticket about ${username}`;
  const work = startImpersonation(store.services, asked, callers.it, { username, reason }, now);
  expect((await refusalOf(work))?.validation_results).toMatchObject([{ field: 'username' }]);
  expect((await audited(store.database, 'impersonation_start')).at(-1)).toEqual({
    real_user_id: 'ingrid',
    detail: { username, reason },
  });
});
