import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from '@node-rs/argon2';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BackgroundTasks } from '../background-tasks.ts';
import type { ValidatedRequest } from '../calls/handler.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Database, sql } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import type { Services } from '../services.ts';
import { createSmsGateway } from '../sms/sms.ts';
import { hdiAccessRequestSms } from '../software/hdi-access-request-sms.ts';
import { hdiAccessRequestToken } from '../software/hdi-access-request-token.ts';
import { impersonationStart } from './impersonation-start.ts';
import { login } from './login.ts';
import { loginAuthorise } from './login-authorise.ts';
import { newPasswordSet } from './new-password-set.ts';
import { hashPassword, isOutdatedHash } from './password.ts';
import { numberHash } from './registrations.ts';
import { regoNumSubmit } from './rego-num-submit.ts';
import { Sessions } from './sessions.ts';
import { hashOf } from './tokens.ts';

let db: Database;
let now = Date.UTC(2026, 10, 20, 8);
let services: Services;
const outboxFolder = mkdtempSync(join(tmpdir(), 'portal-sms-'));
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
    // Notice mails are tested in tests/contract/accounts.test.ts.
    backgroundTasks: { run: () => undefined } as Partial<BackgroundTasks> as BackgroundTasks,
    sms: createSmsGateway({ smsUrl: null, smsToken: null, outboxFolder }),
  } as Partial<Services> as Services;
});
afterAll(async () => {
  await db.close();
  rmSync(outboxFolder, { recursive: true });
});

const request = <Data>(data: Data, more: Partial<Omit<ValidatedRequest, 'data'>> = {}): ValidatedRequest<Data> => ({
  data,
  parameters: {},
  caller: null,
  system: null,
  bearer: null,
  partners: [],
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

test('SOFT-01 a code is valid for ten minutes', async () => {
  const caller = await callerOf('u1');
  await hdiAccessRequestSms(request({ software: 'mungo' as const }, { caller }), services);
  now += 10 * minute;
  const late = await refusal(
    hdiAccessRequestToken(request({ software: 'mungo' as const, code: '000000' }, { caller }), services),
  );
  expect(late?.validation_results?.[0]?.message).toContain('expired');
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
