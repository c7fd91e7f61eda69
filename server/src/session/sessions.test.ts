import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, sql } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import { life } from './life.ts';
import { countAttempt, forgetAttempts, forgetName } from './login-limit.ts';
import { Sessions } from './sessions.ts';

let db: Database;
let now = Date.UTC(2026, 10, 20);
const clock = { now: () => new Date(now) };
let sessions: Sessions;

beforeAll(async () => {
  db = await memoryDatabase();
  await db.query(sql`
    INSERT INTO portal_user (user_id, username, firstname, lastname, email, user_type)
    VALUES ('u1', 'moira', 'Moira', 'Tan', 'moira@example.com', 'customer')`);
}, 120_000);

afterAll(() => db.close());

beforeEach(() => {
  sessions = new Sessions(db, clock);
});

const begin = async () =>
  (await sessions.start({ userId: 'u1', userAgent: 'test', address: '127.0.0.1', hasSecondFactor: false })).bearer;

const use = (bearer: string, isUse = true) =>
  sessions
    .callerOf({ headers: { authorization: `Bearer ${bearer}` }, protocol: 'http' }, { isUse, isOptional: false })
    .catch(() => null);

test('SESS-01 a session in use stays alive; an idle one ends after an hour even if it keeps pinging', async () => {
  const used = await begin();
  const idle = await begin();
  for (let minutes = 0; minutes < 90; minutes += 15) {
    now += 15 * 60_000;
    await use(used);
    await use(idle, false);
  }
  expect(await use(used)).not.toBeNull();
  expect(await use(idle)).toBeNull();
});

test('SESS-01 a session ends after 14 hours, regardless of use', async () => {
  const bearer = await begin();
  const end = now + life.absolute;
  while (now + 30 * 60_000 < end) {
    now += 30 * 60_000;
    expect(await use(bearer)).not.toBeNull();
  }
  now = end;
  expect(await use(bearer)).toBeNull();
});

test('SESS-01 the ping renews a bearer after 15 minutes; the old one stays valid for 60 seconds', async () => {
  const old = await begin();
  const caller = await use(old);
  if (!caller) throw new Error('not signed in');
  expect(await sessions.renew(caller)).toBeNull();
  now += life.bearer;
  const next = await sessions.renew(caller);
  expect(next).toMatch(/^[\w-]{43}$/);
  now += life.replaced - 1;
  expect(await use(old)).not.toBeNull();
  now += 1;
  expect(await use(old)).toBeNull();
  expect(await use(next ?? '')).not.toBeNull();
});

test('SESS-01 a bearer is renewed again if the new one was never used (lost response), but not once it is in use', async () => {
  const old = await begin();
  now += life.bearer;
  const caller = await use(old);
  if (!caller) throw new Error('not signed in');
  const lost = await sessions.renew(caller);
  now += 15_000;
  const second = await sessions.renew(caller);
  expect(second).not.toBeNull();
  expect(await use(lost ?? '')).toBeNull();
  expect(await use(second ?? '')).not.toBeNull();
  expect(await sessions.renew(caller)).toBeNull();
});

test('only the hash of a bearer is stored', async () => {
  const bearer = await begin();
  const rows = await db.query<{ text: string }>(sql`SELECT session_bearer::text AS text FROM session_bearer`);
  expect(rows.some(({ text }) => text.includes(bearer))).toBe(false);
});

test('disabling a user ends access at once', async () => {
  const bearer = await begin();
  await db.query(sql`UPDATE portal_user SET disabled = true`);
  now += 1_000;
  expect(await use(bearer)).toBeNull();
  await db.query(sql`UPDATE portal_user SET disabled = false`);
});

const byStranger = (name: string, address: string) => ({ name, address, device: null });
/** Sets the counters as if these attempts had failed; making each attempt would take seconds. */
const haveFailed = (kind: 'account' | 'address' | 'wide', failures: number) =>
  db.query(sql`UPDATE login_attempt SET failures = ${failures} WHERE starts_with(key, ${`${kind}:`})`);

test('five wrong passwords cause a pause that doubles; it expires, and a correct password clears the count', async () => {
  const attempt = () => countAttempt(db, byStranger('Moira', '10.0.0.1'), clock.now());
  const blocked: boolean[] = [];
  for (let times = 0; times < 6; times += 1) blocked.push((await attempt()).blockedUntil !== null);
  expect(blocked).toEqual([false, false, false, false, false, true]);
  now += 30_000;
  expect((await attempt()).blockedUntil).toBeNull();
  expect((await attempt()).blockedUntil?.getTime()).toBe(now + 60_000);
  now += 60_000;
  expect((await attempt()).blockedUntil).toBeNull();
  await forgetAttempts(db, byStranger('moira', '10.0.0.1'));
  expect((await attempt()).blockedUntil).toBeNull();
});

test('attempts from one other network do not lock the owner out; attempts from very many do', async () => {
  now += 60 * 60_000;
  const from = async (address: string) =>
    (await countAttempt(db, byStranger('Moira', address), clock.now())).blockedUntil === null;
  for (let times = 0; times < 8; times += 1) await from('10.9.9.9');
  expect(await from('10.9.9.9')).toBe(false);
  expect(await from('10.0.0.2')).toBe(true);
  await forgetAttempts(db, byStranger('moira', '10.0.0.2'));
  expect(await from('10.9.9.9')).toBe(false);
  await haveFailed('account', 98);
  const looked: boolean[] = [];
  for (let place = 0; place < 3; place += 1) looked.push(await from(`10.1.0.${place}`));
  expect(looked).toEqual([true, true, false]);
  await forgetName(db, 'Moira');
  expect(await from('10.9.9.9')).toBe(true);
});

test('sign-in attempts count by network: a new IPv6 address of the same /64 gains nothing, for one name or many', async () => {
  now += 60 * 60_000;
  const isLooked = async (username: string, address: string) =>
    (await countAttempt(db, byStranger(username, address), clock.now())).blockedUntil === null;
  const one: boolean[] = [];
  for (let host = 1; host <= 6; host += 1) one.push(await isLooked('Moira', `2001:db8:7:7::${host}`));
  expect(one).toEqual([true, true, true, true, true, false]);
  expect(await isLooked('Moira', '2001:db8:7:8::1')).toBe(true);
  const many: boolean[] = [];
  for (let host = 1; host <= 4; host += 1) {
    many.push(await isLooked(`name${host}`, `2001:db8:9:9:${host}::1`));
    if (host === 1) await haveFailed('address', 48);
  }
  expect(many).toEqual([true, true, true, false]);
  await forgetName(db, 'Moira');
});

test('a stranger who owns a whole /48 tries 200 names, whichever of its networks they come from', async () => {
  now += 60 * 60_000;
  const passed: boolean[] = [];
  for (let network = 1; network <= 4; network += 1) {
    const attempt = byStranger(`other${network}`, `2001:db8:77:${network}::1`);
    passed.push((await countAttempt(db, attempt, clock.now())).blockedUntil === null);
    if (network === 1) await haveFailed('wide', 198);
  }
  expect(passed).toEqual([true, true, true, false]);
});

test('a known device has its own limit: exhausted limits of its network and its name do not stop it', async () => {
  now += 60 * 60_000;
  for (let times = 0; times < 2; times += 1) {
    await countAttempt(db, byStranger(`spray${times}`, '10.4.4.4'), clock.now());
    await countAttempt(db, byStranger('Moira', `10.5.0.${times}`), clock.now());
    if (times > 0) continue;
    await haveFailed('account', 99);
    await haveFailed('address', 49);
  }
  const passes = async (device: string | null, kind?: 'mail') =>
    (await countAttempt(db, { name: 'Moira', address: '10.4.4.4', device, ...(kind && { kind }) }, clock.now()))
      .blockedUntil === null;
  expect(await passes(null)).toBe(false);
  // Wrong passwords, from this address or for this name, do not block a request for a link.
  expect(await passes(null, 'mail')).toBe(true);
  const own: boolean[] = [];
  for (let times = 0; times < 6; times += 1) own.push(await passes('d1'));
  expect(own).toEqual([true, true, true, true, true, false]);
  expect(await passes('d2')).toBe(true);
  await forgetName(db, 'Moira');
});

test('attempts during a pause add no rows, whatever names they are for', async () => {
  now += 60 * 60_000;
  const rows = async () => (await db.query(sql`SELECT key FROM login_attempt`)).length;
  await countAttempt(db, byStranger('a0', '10.6.6.6'), clock.now());
  await haveFailed('address', 49);
  await countAttempt(db, byStranger('a1', '10.6.6.6'), clock.now());
  const before = await rows();
  for (let times = 0; times < 20; times += 1) await countAttempt(db, byStranger(`b${times}`, '10.6.6.6'), clock.now());
  expect(await rows()).toBe(before);
});

test('SESS-09 impersonation ends after 60 minutes; it keeps the parent session alive, and ends with it', async () => {
  await db.query(sql`
    INSERT INTO portal_user (user_id, username, firstname, lastname, email, user_type)
    VALUES ('u2', 'ingrid', 'Ingrid', 'Solberg', 'i@example.com', 'it') ON CONFLICT DO NOTHING`);
  const own = (await sessions.start({ userId: 'u2', userAgent: 'test', address: '127.0.0.1', hasSecondFactor: false }))
    .bearer;
  const caller = await sessions.find(own);
  const as = {
    userId: 'u1',
    reason: 'a reason',
    userAgent: 'test',
    address: '127.0.0.1',
    maxMilliseconds: life.acting,
  };
  const acting = await sessions.startImpersonation(caller, as);
  expect(await use(acting.bearer)).toMatchObject({ userId: 'u1', realUserId: 'u2', username: 'moira' });
  for (let minutes = 0; minutes < 55; minutes += 11) {
    now += 11 * 60_000;
    expect(await use(acting.bearer)).not.toBeNull();
  }
  now += 5 * 60_000;
  expect(await use(acting.bearer)).toBeNull();
  now += 10 * 60_000;
  // The parent session itself has not been used for 70 minutes.
  const back = await sessions.returnTo(caller.sessionId);
  expect(await use(back?.bearer ?? '')).toMatchObject({ userId: 'u2', parentSessionId: null });
  expect(await use(own)).toBeNull();

  const again = await sessions.startImpersonation(await sessions.find(back?.bearer ?? ''), as);
  expect(await use(again.bearer)).not.toBeNull();
  await sessions.end(caller.sessionId);
  // Takes effect at once in this process; other processes are notified by the database.
  expect(await use(again.bearer)).toBeNull();
  expect(await sessions.returnTo(caller.sessionId)).toBeNull();
});

test('SESS-09 disabling the impersonating user ends the impersonation at once', async () => {
  const own = (await sessions.start({ userId: 'u2', userAgent: 'test', address: '127.0.0.1', hasSecondFactor: false }))
    .bearer;
  const as = {
    userId: 'u1',
    reason: 'a reason',
    userAgent: 'test',
    address: '127.0.0.1',
    maxMilliseconds: life.acting,
  };
  const acting = await sessions.startImpersonation(await sessions.find(own), as);
  expect(await use(acting.bearer)).not.toBeNull();
  await db.query(sql`UPDATE portal_user SET disabled = true WHERE user_id = 'u2'`);
  now += 1_000;
  expect(await use(acting.bearer)).toBeNull();
  await db.query(sql`UPDATE portal_user SET disabled = false WHERE user_id = 'u2'`);
});

test('SESS-09 impersonation never outlasts the parent session', async () => {
  const own = (await sessions.start({ userId: 'u2', userAgent: 'test', address: '127.0.0.1', hasSecondFactor: false }))
    .bearer;
  for (let hours = 0; hours < 27; hours += 1) {
    now += 30 * 60_000;
    await use(own);
  }
  const acting = await sessions.startImpersonation(await sessions.find(own), {
    userId: 'u1',
    reason: 'a reason',
    userAgent: 'test',
    address: '127.0.0.1',
    maxMilliseconds: life.acting,
  });
  expect(acting.expires.getTime() - now).toBe(30 * 60_000);
});
