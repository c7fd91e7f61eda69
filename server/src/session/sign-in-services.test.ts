import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sql } from '../db/database.ts';
import { sessionMessages } from '../messages/session.ts';
import { audited, callers, now, refusalOf, request, type UsersStore, usersStore } from '../services.fixture.ts';
import type { Services } from '../services.ts';
import type { Caller } from './caller.ts';
import { changeOwnPassword } from './change-own-password.ts';
import { beginSecondFactor, turnOffSecondFactor, turnOnSecondFactor } from './change-second-factor.ts';
import { checkSecondFactor, userByPassword } from './check-sign-in.ts';
import { hashPassword, isPassword } from './password.ts';
import { registerUser } from './register-user.ts';
import { requestRegistrationNumber } from './registration-number.ts';
import { Secrets } from './secrets.ts';
import { mayBeActedAs, startImpersonation } from './start-impersonation.ts';
import { stopImpersonation } from './stop-impersonation.ts';

const old_password = 'the one before';
let store: UsersStore;
let services: Services;
beforeAll(async () => {
  store = await usersStore();
  services = { ...store.services, secrets: new Secrets([new Uint8Array(32)]) };
  const hash = await hashPassword(old_password);
  await store.database.query(sql`UPDATE portal_user SET password_hash = ${hash} WHERE user_id = 'ingrid'`);
});
afterAll(() => store.database.close());

const asked = { ...request, userAgent: 'test', address: '10.0.0.1', devices: [] };
/** A new session of a user. */
async function begin(userId: string): Promise<Caller> {
  const { bearer } = await store.services.sessions.start({ ...asked, userId, hasSecondFactor: false });
  return store.services.sessions.find(bearer);
}
const openSessions = async (userId: string) =>
  (
    await store.database.query<{ session_id: string }>(sql`
      SELECT session_id FROM session WHERE user_id = ${userId} AND ended IS NULL`)
  ).map(({ session_id }) => session_id);
/** The recipients of the mails that were sent by `work`. */
async function mailed(work: Promise<unknown>): Promise<readonly string[]> {
  store.refusesMail(false);
  await work;
  await store.settle();
  return store.mails.map(({ to }) => to);
}
const problems = async (work: Promise<unknown>) => (await refusalOf(work))?.validation_results;

/** The results of one kind in the audit log, the oldest first. */
const results = async (what: string) =>
  (
    await store.database.query<{ result: string }>(
      sql`SELECT result FROM audit_log WHERE what = ${what} ORDER BY audit_id`,
    )
  ).map(({ result }) => result);

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
  const wrong = await signIn('moira', 'wrong', '10.1.0.1');
  const unknown = await signIn('nobody', 'wrong', '10.1.0.2');
  const disabled = await signIn('gone', 'right', '10.1.0.3');
  const invited = await signIn('newly', 'right', '10.1.0.4');
  for (const each of [wrong, unknown, disabled, invited]) {
    expect(each.refusal).toEqual(wrong.refusal);
    expect(each.checked).toHaveLength(1);
  }
  expect(wrong.refusal).toMatchObject({ error: 'login_failed' });
  expect([wrong, unknown, disabled, invited].map(({ checked }) => checked[0])).toEqual(['x', null, 'x', null]);
});

test('SESS-02 the right password finds the user, whatever the case of the name, and replaces an outdated hash', async () => {
  expect(await signIn('MOIRA', 'right', '10.1.0.5')).toMatchObject({ userId: 'moira', refusal: null });
  const [moira] = await store.database.query<{ password_hash: string }>(sql`
    SELECT password_hash FROM portal_user WHERE user_id = 'moira'`);
  expect(moira?.password_hash).toMatch(/^\$argon2id\$/);
});

test('during a pause no password is checked, for unknown names neither', async () => {
  for (const name of ['rosa', 'nobody']) {
    for (let times = 0; times < 5; times += 1) await signIn(name, 'wrong', '10.1.0.6');
    const paused = await signIn(name, 'right', '10.1.0.6');
    expect(paused.refusal).toMatchObject({ error: 'too_many_attempts' });
    expect(paused.checked).toEqual([]);
  }
});

test('SESS-02 refused sign-ins are in the audit log, and a successful one ends their count', async () => {
  const before = (await results('login')).length;
  for (let round = 0; round < 2; round += 1) {
    for (let times = 0; times < 4; times += 1) await signIn('silent', 'wrong', '10.1.0.7');
    expect(await signIn('silent', 'right', '10.1.0.7')).toMatchObject({ userId: 'silent' });
  }
  const refused = (await audited(store.database, 'login')).slice(before);
  expect(refused.map(({ detail }) => detail)).toEqual(Array(8).fill({ username: 'silent', address: '10.1.0.7' }));
  expect(new Set(await results('login'))).toEqual(new Set(['refused']));
});

const change = (
  passwords: { readonly old_password?: string; readonly new_password?: string },
  caller = callers.it as Caller,
) => changeOwnPassword(store.services, asked, caller, { old_password, new_password: 'a longer new one', ...passwords });
const storedHash = async () => {
  const [user] = await store.database.query<{ password_hash: string }>(sql`
    SELECT password_hash FROM portal_user WHERE user_id = 'ingrid'`);
  return user?.password_hash ?? '';
};
test('SESS-08 nobody changes a password while acting as somebody else', async () => {
  const acting = { ...callers.it, realUserId: 'rosa' };
  expect(await refusalOf(change({}, acting))).toMatchObject({ error: 'not_allowed' });
});

test('SESS-08 a wrong old password and a weak new one are named; the password stays', async () => {
  const before = await storedHash();
  expect(await problems(change({ old_password: 'wrong' }))).toEqual([
    { field: 'old_password', message: sessionMessages.wrongPassword },
  ]);
  expect(await problems(change({ new_password: 'ingrid' }))).toMatchObject([{ field: 'new_password' }]);
  expect(await storedHash()).toBe(before);
});

test('SESS-08 wrong old passwords are in the audit log and cause a pause; the right one ends their count', async () => {
  const change = (old_password: string, new_password: string) =>
    changeOwnPassword(store.services, { ...asked, address: '10.2.0.1' }, callers.it, { old_password, new_password });
  const before = (await results('change_password')).length;
  const passwords = [old_password, 'a second long one', old_password] as const;
  for (const round of [0, 1] as const) {
    for (let times = 0; times < 4; times += 1) await refusalOf(change('wrong', 'a second long one'));
    await change(passwords[round], passwords[round + 1] ?? '');
  }
  const round = [...Array(4).fill('refused'), 'ok'];
  expect((await results('change_password')).slice(before)).toEqual([...round, ...round]);
  for (let times = 0; times < 5; times += 1) await refusalOf(change('wrong', 'a second long one'));
  expect(await refusalOf(change(old_password, 'a second long one'))).toMatchObject({ error: 'too_many_attempts' });
});

test('SESS-08 the change ends the user’s other sessions and keeps the current one; a notice is mailed', async () => {
  const current = await begin('ingrid');
  await begin('ingrid');
  expect(await mailed(change({}, current))).toEqual(['ingrid@example.com']);
  expect(await isPassword(await storedHash(), 'a longer new one')).toBe(true);
  expect(await openSessions('ingrid')).toEqual([current.sessionId]);
});

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

test('SESS-09, SHELL-04 whoever stops acting returns to the own session; nobody else can stop', async () => {
  const own = await begin('ingrid');
  const act = async () => {
    const given = { username: 'moira', reason: 'Ticket 42' };
    return services.sessions.find((await startImpersonation(services, asked, own, given, now)).bearer);
  };
  const acting = await act();
  const back = await services.sessions.find((await stopImpersonation(services, request, acting)).bearer);
  expect(back).toMatchObject({ sessionId: own.sessionId, userId: 'ingrid', parentSessionId: null });
  expect(await openSessions('moira')).toEqual([]);
  expect(await refusalOf(stopImpersonation(services, request, back))).toMatchObject({
    error: 'not_acting',
    user_message: sessionMessages.notActing,
  });
  // The own session was idle for too long meanwhile.
  const again = await act();
  await store.database.query(sql`
    UPDATE session SET last_used = ${new Date(now.getTime() - 7_200_000).toISOString()} WHERE session_id = ${own.sessionId}`);
  expect(await refusalOf(stopImpersonation(services, request, again))).toMatchObject({ action: 'invalid_bearer' });
  expect(await openSessions('moira')).toEqual([]);
  const ends = await store.database.query(sql`SELECT result FROM audit_log WHERE what = 'impersonation_stop'`);
  expect(ends).toEqual([{ result: 'ok' }, { result: 'ok' }]);
});

describe('SESS-08 registering', () => {
  const applicant = { accode: 'KES014', firstname: 'Ann', lastname: 'Bell', email: 'ann@example.com', mobile: '' };
  const ask = (accode: string) => requestRegistrationNumber(services, asked, { ...applicant, accode }, now);
  /** A registration number as it was mailed. */
  async function mailedNumber(): Promise<string> {
    // The account has no users, so the supplier's staff pass the number on.
    expect(await mailed(ask('KES014'))).toEqual(['ingrid@example.com']);
    return /\d{4} \d{4}/.exec(store.mails[0]?.text ?? '')?.[0] ?? '';
  }
  const register = (rego_num: string, more: object = {}) =>
    registerUser(
      services,
      asked,
      { accode: 'KES014', rego_num, username: 'annbell', new_password: 'a longer new one', ...more },
      now,
    );

  test('an unknown account gets the response of a known one, and no mail', async () => {
    expect(await mailed(ask('NONE99'))).toEqual([]);
  });

  test('the number is checked before the user name is, and works for its account only', async () => {
    const number = await mailedNumber();
    const wrong = [{ field: 'rego_num', message: sessionMessages.registration.wrongNumber }];
    expect(await problems(register('0000 0000', { username: 'moira' }))).toEqual(wrong);
    expect(await problems(register(number, { accode: 'HAR010' }))).toEqual(wrong);
  });

  test('wrong numbers cause a pause, for the right one too', async () => {
    const number = await mailedNumber();
    const from = { ...asked, address: '10.2.0.2' };
    const given = { accode: 'KES014', username: 'annbell', new_password: 'a longer new one' };
    const register = (rego_num: string) => registerUser(services, from, { ...given, rego_num }, now);
    for (let times = 0; times < 5; times += 1) await problems(register('0000 0000'));
    expect(await refusalOf(register(number))).toMatchObject({ error: 'too_many_attempts' });
  });

  test('a taken user name and a weak password are named, and the number still works; then it is used up', async () => {
    const number = await mailedNumber();
    expect(await problems(register(number, { username: 'MOIRA' }))).toEqual([
      { field: 'username', message: sessionMessages.registration.userNameTaken },
    ]);
    expect(await problems(register(number, { username: 'a' }))).toMatchObject([{ field: 'username' }]);
    expect(await problems(register(number, { new_password: 'annbell' }))).toMatchObject([{ field: 'new_password' }]);
    await register(number.replace(' ', '-'));
    const [user] = await store.database.query<{ user_id: string }>(sql`
      SELECT user_id, user_type, email, primary_accode FROM portal_user WHERE username = 'annbell'`);
    expect(user).toMatchObject({ user_type: 'customer', email: 'ann@example.com', primary_accode: 'KES014' });
    expect((await audited(store.database, 'rego_num_submit')).map(({ detail }) => detail)).toEqual([
      { accode: 'KES014', username: 'annbell' },
    ]);
    const accounts = sql`SELECT accode FROM user_account WHERE user_id = ${user?.user_id}`;
    expect(await store.database.query(accounts)).toEqual([{ accode: 'KES014' }]);
    const events = sql`SELECT subject FROM outbox_message WHERE topic = 'user.added'`;
    expect(await store.database.query(events)).toEqual([{ subject: 'user annbell' }]);
    expect(await problems(register(number, { username: 'annbell2' }))).toEqual([
      { field: 'rego_num', message: sessionMessages.registration.wrongNumber },
    ]);
  });
});

describe('two-step sign-in', () => {
  const start = (who: Caller) => beginSecondFactor(services, request, who, now);
  const codeOf = (secret: Uint8Array) =>
    new TOTP({ secret: new Secret({ buffer: Uint8Array.from(secret).buffer }) }).generate({ timestamp: now.getTime() });
  const turnOn = (who: Caller, code: string) => turnOnSecondFactor(services, asked, who, code, now);
  const notCurrent = [{ field: 'code', message: sessionMessages.secondFactor.codeNotCurrent }];

  test('is turned on by the code of the last secret only; wrong codes cause a pause', async () => {
    const who = await begin('rosa');
    expect(await refusalOf(turnOn(who, '000000'))).toMatchObject({ error: 'second_factor_not_begun' });
    const replaced = codeOf(await start(who));
    const code = codeOf(await start(who));
    for (let times = 0; times < 4; times += 1) expect(await problems(turnOn(who, replaced))).toEqual(notCurrent);
    expect(await refusalOf(turnOn(who, code))).toMatchObject({ error: 'too_many_attempts' });
    expect((await audited(store.database, 'second_factor_confirm')).map(({ detail }) => detail)).toEqual(
      Array(4).fill({ ended: 0 }),
    );
  });

  test('ends the user’s other sessions when it is turned on and when it is turned off; notices are mailed', async () => {
    const who = await begin('newly');
    await begin('newly');
    expect(await refusalOf(turnOffSecondFactor(services, asked, who, now))).toMatchObject({
      error: 'second_factor_is_off',
    });
    const code = codeOf(await start(who));
    const secondFactor = () =>
      store.database.query(sql`
      SELECT second_factor FROM session WHERE session_id = ${who.sessionId}`);
    expect(await mailed(turnOn(who, code).then((codes) => expect(new Set(codes).size).toBe(10)))).toEqual([
      'newly@kestrel.example',
    ]);
    expect(await openSessions('newly')).toEqual([who.sessionId]);
    expect(await secondFactor()).toEqual([{ second_factor: true }]);
    expect(await refusalOf(start(who))).toMatchObject({ user_message: sessionMessages.secondFactor.isOn });
    expect(await refusalOf(turnOn(who, code))).toMatchObject({ error: 'second_factor_not_begun' });
    await begin('newly');
    expect(await mailed(turnOffSecondFactor(services, asked, who, now))).toEqual(['newly@kestrel.example']);
    expect(await openSessions('newly')).toEqual([who.sessionId]);
    expect(await secondFactor()).toEqual([{ second_factor: false }]);
    expect((await results('second_factor_confirm')).at(-1)).toBe('ok');
    expect(await results('second_factor_remove')).toEqual(['ok']);
    expect(new Set(await results('second_factor_begin'))).toEqual(new Set(['ok']));
  });

  test('SESS-02 the code is asked for after the password, works once, and wrong ones are recorded and cause a pause', async () => {
    const who = await begin('silent');
    const check = (code?: string) =>
      checkSecondFactor({ ...asked, address: '10.2.0.3' }, services, { userId: 'silent', name: 'silent' }, code);
    expect(await check()).toBeNull();
    const secret = await start(who);
    const [recovery = ''] = await turnOn(who, codeOf(secret));
    expect(await refusalOf(check())).toMatchObject({ error: 'second_factor_needed' });
    // The code that turned it on is used up.
    expect(await problems(check(codeOf(secret)))).toMatchObject([{ field: 'code' }]);
    for (let times = 0; times < 3; times += 1) await problems(check('000000'));
    expect(await check(recovery)).toBe('recovery');
    for (let times = 0; times < 5; times += 1) await problems(check(recovery));
    expect(await refusalOf(check())).toMatchObject({ error: 'second_factor_needed' });
    expect(await refusalOf(check(recovery))).toMatchObject({ error: 'too_many_attempts' });
    expect((await audited(store.database, 'second_factor')).map(({ detail }) => detail)).toEqual(
      Array(9).fill({ address: '10.2.0.3' }),
    );
  });
});
