import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '../db/database.ts';
import { refusalOf, request, type UsersStore, usersStore } from '../services.fixture.ts';
import { userByPassword } from './check-sign-in.ts';

let store: UsersStore;
beforeAll(async () => {
  store = await usersStore();
});
afterAll(() => store.database.close());

/** Signs in from a network of its own, so that no attempt is paused. Returns the result and the hashes that were checked. */
async function signIn(name: string, password: string, address: string) {
  const checked: (string | null)[] = [];
  const work = userByPassword(
    { ...request, address, devices: [] },
    store.services,
    { name, password },
    async (stored, given) => {
      checked.push(stored);
      return stored !== null && given === 'right';
    },
  );
  const refusal = await refusalOf(work);
  return { userId: refusal ? null : await work, refusal, checked };
}

test('SESS-02 an unknown name, a wrong password and a disabled user get one response, each after one check of a hash', async () => {
  const wrong = await signIn('moira', 'wrong', '10.0.0.1');
  const unknown = await signIn('nobody', 'wrong', '10.0.0.2');
  const disabled = await signIn('gone', 'right', '10.0.0.3');
  const invited = await signIn('newly', 'right', '10.0.0.4');
  for (const each of [wrong, unknown, disabled, invited]) {
    expect(each.refusal).toEqual(wrong.refusal);
    expect(each.checked).toHaveLength(1);
  }
  expect(wrong.refusal).toMatchObject({ error: 'login_failed' });
  expect([wrong, unknown, disabled, invited].map(({ checked }) => checked[0])).toEqual(['x', null, 'x', null]);
});

test('SESS-02 the right password finds the user, whatever the case of the name, and replaces an outdated hash', async () => {
  expect(await signIn('MOIRA', 'right', '10.0.0.5')).toMatchObject({ userId: 'moira', refusal: null });
  const [moira] = await store.database.query<{ password_hash: string }>(sql`
    SELECT password_hash FROM portal_user WHERE user_id = 'moira'`);
  expect(moira?.password_hash).toMatch(/^\$argon2id\$/);
});

test('during a pause no password is checked, for unknown names neither', async () => {
  for (const name of ['rosa', 'nobody']) {
    for (let times = 0; times < 5; times += 1) await signIn(name, 'wrong', '10.0.0.6');
    const paused = await signIn(name, 'right', '10.0.0.6');
    expect(paused.refusal).toMatchObject({ error: 'too_many_attempts' });
    expect(paused.checked).toEqual([]);
  }
});
