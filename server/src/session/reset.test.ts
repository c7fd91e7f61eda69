import { hash } from '@node-rs/argon2';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { BackgroundTasks } from '../background-tasks.ts';
import type { ValidatedRequest } from '../calls/handler.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Database, sql } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import type { Services } from '../services.ts';
import { impersonationStart } from './impersonation-start.ts';
import { attemptOf, devicesIn } from './known-device.ts';
import { login } from './login.ts';
import { loginAuthorise } from './login-authorise.ts';
import { newPasswordRequest } from './new-password-request.ts';
import { newPasswordSet } from './new-password-set.ts';
import { hashPassword, isOutdatedHash } from './password.ts';
import { numberHash } from './registrations.ts';
import { regoNumSubmit } from './rego-num-submit.ts';
import { Secrets } from './secrets.ts';
import { Sessions } from './sessions.ts';
import { hashOf } from './tokens.ts';

let db: Database;
let now = Date.UTC(2026, 10, 20, 8);
let services: Services;
const mails: string[] = [];
let background = Promise.resolve();
const minute = 60_000;
const at = (later: number) => new Date(now + later).toISOString();

beforeAll(async () => {
  db = await memoryDatabase();
  const hash = await hashPassword('portal-demo');
  await db.query(sql`INSERT INTO warehouse VALUES ('40', 'Sydney', 'X', 'NSW', '2000')`);
  await db.query(sql`INSERT INTO account (accode, billto, name, suburb, state, postcode, store_code, warehouse)
    VALUES ('KES014', 'KES014', 'K', 'X', 'NSW', '2000', 'S1', '40')`);
  await db.query(sql`INSERT INTO portal_user (user_id, username, firstname, lastname, email, mobile, user_type, password_hash)
    VALUES ('u1', 'moira', 'Moira', 'Tan', 'm@example.com', '0491 570 156', 'customer', ${hash}),
           ('u2', 'ingrid', 'Ingrid', 'Solberg', 'i@example.com', '', 'it', ${hash})`);
  await db.query(sql`INSERT INTO user_account (user_id, accode) VALUES ('u1', 'KES014')`);
  const clock = { now: () => new Date(now) };
  // Only what these handlers use.
  services = {
    database: db,
    clock,
    sessions: new Sessions(db, clock),
    config: { product: 'tradeparts', secondFactor: null, breachedPasswords: null },
    backgroundTasks: {
      run: (_, work) => {
        background = background.then(work);
      },
    } as Partial<BackgroundTasks> as BackgroundTasks,
    mailer: { send: async ({ text }) => void mails.push(text), close: () => undefined },
    secrets: new Secrets([new Uint8Array(32)]),
  } as Partial<Services> as Services;
});
afterAll(async () => {
  await db.close();
});

const request = <Data>(data: Data, more: Partial<Omit<ValidatedRequest, 'data'>> = {}): ValidatedRequest<Data> => ({
  data,
  parameters: {},
  caller: null,
  system: null,
  bearer: null,
  partners: [],
  devices: [],
  idempotencyKey: null,
  requestId: 'r',
  address: '10.0.0.1',
  origin: 'https://portal.example',
  userAgent: 'test',
  secure: true,
  log: pino({ level: 'silent' }),
  setCookie: () => undefined,
  ...more,
});
const callerOf = async (userId: string) =>
  services.sessions.find(
    (await services.sessions.start({ userId, userAgent: '', address: '', hasSecondFactor: false })).bearer,
  );
const refusal = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => (error instanceof Refusal ? error.parts : Promise.reject(error)),
  );

test('SESS-08 a password reset link is valid for 30 minutes', async () => {
  const put = (token: string, expires: string) =>
    db.query(sql`INSERT INTO password_reset (token_hash, user_id, made, expires)
      VALUES (${hashOf(token)}, 'u1', ${at(0)}, ${expires}) ON CONFLICT (user_id) DO UPDATE
      SET token_hash = excluded.token_hash, expires = excluded.expires`);
  await put('late', at(30 * minute));
  now += 30 * minute;
  const late = await refusal(newPasswordSet(request({ token: 'late', new_password: 'a longer one' }), services));
  expect(late?.validation_results?.[0]?.field).toBe('token');
  await put('good', at(1));
  await newPasswordSet(request({ token: 'good', new_password: 'a longer one' }), services);
});

test('SESS-08 a registration number expires, and guessing is rate limited', async () => {
  await db.query(sql`INSERT INTO registration
    (registration_id, accode, number_hash, firstname, lastname, email, mobile, made, expires)
    VALUES ('r1', 'KES014', ${numberHash('KES014', '12345678')}, 'A', 'B', 'a@example.com', '', ${at(0)}, ${at(minute)})`);
  const data = { accode: 'KES014', rego_num: '1234-5678', username: 'newone', new_password: 'a longer one' };
  now += minute;
  const guesses: (string | undefined)[] = [];
  for (let times = 0; times < 6; times += 1) {
    guesses.push((await refusal(regoNumSubmit(request(data), services)))?.error ?? undefined);
  }
  expect(guesses).toEqual([...Array(5).fill('invalid_request'), 'too_many_attempts']);
});

test('SESS-09 re-entering the password authorises for ten minutes; the audit log records who acted as whom and why', async () => {
  const caller = await callerOf('u2');
  await loginAuthorise(request({ password: 'portal-demo' }, { caller }), services);
  now += 10 * minute;
  const data = { username: 'moira', reason: 'Ticket 42' };
  expect((await refusal(impersonationStart(request(data, { caller }), services)))?.error).toBe('authorise_first');
  await loginAuthorise(request({ password: 'portal-demo' }, { caller }), services);
  now += 9 * minute;
  await impersonationStart(request(data, { caller }), services);
  const rows = await db.query(sql`
    SELECT user_id, real_user_id, result, detail FROM audit_log WHERE what = 'impersonation_start'`);
  expect(rows).toEqual([
    { user_id: 'u1', real_user_id: 'u2', result: 'ok', detail: { username: 'moira', reason: 'Ticket 42' } },
  ]);
});

test('SESS-02 signing in rehashes a password with an outdated hash, and the password still works', async () => {
  const cheap = await hash('portal-demo', { algorithm: 2, memoryCost: 8_192, timeCost: 1 });
  await db.query(sql`UPDATE portal_user SET password_hash = ${cheap} WHERE user_id = 'u1'`);
  const stored = async () => {
    const [user] = await db.query<{ password_hash: string }>(
      sql`SELECT password_hash FROM portal_user WHERE user_id = 'u1'`,
    );
    return user?.password_hash ?? '';
  };
  const signIn = (password: string) =>
    login(request({ username: 'moira', password }, { address: '10.7.0.1' }), services);
  expect(await refusal(signIn('wrong'))).toMatchObject({ error: 'login_failed' });
  expect(await stored()).toBe(cheap);
  for (let times = 0; times < 2; times += 1) {
    expect(await signIn('portal-demo')).toHaveProperty('data.bearer_token');
    expect(isOutdatedHash(await stored())).toBe(false);
  }
});

describe('strangers do not keep a user out', () => {
  const password = 'a long enough one';
  beforeAll(async () => {
    await db.query(sql`UPDATE portal_user SET password_hash = ${await hashPassword(password)} WHERE user_id = 'u1'`);
  });
  const signIn = async (typed: string, from: { readonly address: string; readonly devices?: readonly string[] }) => {
    const cookies: string[] = [];
    const setCookie = (cookie: string) => void cookies.push(cookie);
    const asked = request({ username: 'moira', password: typed }, { ...from, setCookie });
    const error = (await refusal(login(asked, services)))?.error ?? null;
    return { error, device: devicesIn(cookies.map((cookie) => cookie.split(';')[0]).join('; '), true) };
  };
  /** Wrong passwords for the user from many addresses, and for many names from one office. */
  const attack = async (office: string) => {
    await signIn('wrong', { address: '10.20.0.1' });
    await refusal(login(request({ username: 'somebody', password: 'x' }, { address: office }), services));
    // A hundred and fifty more would take minutes.
    await db.query(sql`
      UPDATE login_attempt SET failures = 100, window_start = ${at(0)}, blocked_until = ${at(15 * minute)}
      WHERE key IN ('account:moira', ${`address:${office}`})`);
  };

  test('a device on which the user has signed in gets in while the name and its address are paused', async () => {
    now += 60 * minute;
    const office = '10.8.0.1';
    const { device } = await signIn(password, { address: office });
    expect(device).toHaveLength(1);
    await attack(office);
    expect((await signIn(password, { address: office })).error).toBe('too_many_attempts');
    expect((await signIn(password, { address: '10.30.0.1' })).error).toBe('too_many_attempts');
    expect((await signIn(password, { address: office, devices: device })).error).toBeNull();
    // A tampered cookie does not count.
    const forged = device.map((value) => `${value.slice(0, -2)}AA`);
    expect((await signIn(password, { address: office, devices: forged })).error).toBe('too_many_attempts');
    // It is known for its user only.
    const other = request({ username: 'ingrid', password: 'x' }, { address: office, devices: device });
    expect((await refusal(login(other, services)))?.error).toBe('too_many_attempts');
    now += 181 * 24 * 60 * minute;
    expect(attemptOf(request({}, { devices: device }), services, 'moira').device).toBeNull();
  });

  test('a mailed link gets the user in, although strangers have requested links for the name and keep on doing so', async () => {
    now += 60 * minute;
    const office = '10.8.0.2';
    await attack(office);
    const ask = async (address: string) => {
      const error = (await refusal(newPasswordRequest(request({ username: 'moira' }, { address }), services)))?.error;
      await background;
      return error ?? null;
    };
    mails.length = 0;
    for (let times = 0; times < 8; times += 1) expect(await ask(`10.40.0.${times}`)).toBeNull();
    expect(mails).toHaveLength(5);
    expect(await ask(office)).toBeNull();
    expect(mails).toHaveLength(5);
    const token = /#token=([\w-]+)/.exec(mails.at(-1) ?? '')?.[1] ?? '';
    now += 29 * minute;
    await ask('10.40.1.1');
    const cookies: string[] = [];
    const setCookie = (cookie: string) => void cookies.push(cookie);
    await newPasswordSet(request({ token, new_password: password }, { address: office, setCookie }), services);
    await background;
    await attack(office);
    const devices = devicesIn(cookies[0]?.split(';')[0], true);
    expect((await signIn(password, { address: office, devices })).error).toBeNull();
  });
});
