import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { type Database, sql } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import { hashOf } from '../session/tokens.ts';
import { type StoreCommand, type StoreWork, UsageError } from './command.ts';
import { userLookCommands } from './user-look-commands.ts';
import { userSet } from './user-set.ts';

const terminal = { environment: {}, say: () => undefined, readInput: async () => '' };
const now = new Date('2026-11-20T08:00:00Z');
const data = mkdtempSync(join(tmpdir(), 'portal-user-set-'));
afterAll(() => rmSync(data, { recursive: true }));
const config = readConfig({ PORTAL_DATA: data, PORTAL_ADDRESS: 'https://portal.example' });
let database: Database;
beforeAll(async () => {
  database = await memoryDatabase();
  await database.query(sql`INSERT INTO warehouse VALUES ('40', 'Sydney', 'X', 'NSW', '2000')`);
  for (const accode of ['KES014', 'HAR010']) {
    await database.query(sql`
      INSERT INTO account (accode, billto, name, suburb, state, postcode, store_code, warehouse)
      VALUES (${accode}, ${accode}, ${accode}, '', 'NSW', '2000', '', '40')`);
  }
  for (const [id, type] of [
    ['moira', 'customer'],
    ['ingrid', 'it'],
  ] as const) {
    await database.query(sql`
      INSERT INTO portal_user (user_id, username, firstname, lastname, email, user_type, password_hash)
      VALUES (${id}, ${id}, 'Moira', 'Tan', 'moira@kestrel.example', ${type}, 'x')`);
  }
}, 120_000);
afterAll(() => database.close());

async function run(command: StoreCommand | undefined, ...words: readonly string[]): Promise<readonly string[]> {
  const said: string[] = [];
  const work = {
    database,
    clock: { now: () => now },
    config,
    say: (line: string) => void said.push(line),
  } as Partial<StoreWork> as StoreWork;
  if (!command) throw new Error('no command');
  await command.work(await command.read(words, terminal), work);
  return said;
}
const set = (...words: readonly string[]) => run(userSet, ...words);
const named = (name: string) => userLookCommands.find((each) => each.name === name);
const list = (...words: readonly string[]) => run(named('user list'), ...words);
const show = (...words: readonly string[]) => run(named('user show'), ...words);

async function openSession(userId: string): Promise<void> {
  await database.query(sql`
    INSERT INTO session (session_id, user_id, real_user_id, started, last_used, expires)
    VALUES (${`s-${userId}`}, ${userId}, ${userId}, ${now.toISOString()}, ${now.toISOString()}, '2026-11-20T20:00:00Z')
    ON CONFLICT (session_id) DO UPDATE SET ended = NULL`);
}

test('what is given is changed, recorded, and the rest stays; the first account is the own one', async () => {
  expect(await set('moira', '--email', 'm@new.example', '--accounts', 'HAR010,KES014')).toEqual([
    'moira: changed email, accounts.',
  ]);
  const [user] = await database.query(
    sql`SELECT firstname, email, primary_accode, user_type FROM portal_user WHERE user_id = 'moira'`,
  );
  expect(user).toEqual({ firstname: 'Moira', email: 'm@new.example', primary_accode: 'HAR010', user_type: 'customer' });
  const [entry] = await database.query(sql`SELECT request_id, detail FROM audit_log WHERE what = 'user_set'`);
  expect(entry).toMatchObject({
    request_id: 'command',
    detail: { changes: { email: { from: 'moira@kestrel.example', to: 'm@new.example' } } },
  });
  expect(await set('moira', '--email', 'm@new.example')).toEqual([]);
  const mails = readdirSync(config.outboxFolder).map((name) => readFileSync(join(config.outboxFolder, name), 'utf8'));
  expect(mails).toEqual([expect.stringMatching(/To: moira@kestrel\.example[\s\S]*email address was changed/)]);
});

test('wrong values are named at once and change nothing', async () => {
  const wrong = set('moira', '--type', 'king', '--disabled', 'maybe', '--email', 'x');
  await expect(wrong).rejects.toThrow(/type: must be one of[\s\S]*email: must be[\s\S]*disabled: must be yes or no/);
  for (const words of [['moira'], ['nobody', '--type', 'it'], ['moira', '--accounts', 'KES014,NONE99']]) {
    await expect(set(...words)).rejects.toThrow(UsageError);
  }
  expect(await list('--account', 'NONE99')).toEqual(['0 users']);
});

test('a new type and disabling end the sessions; a link works for a day, and not for a disabled user', async () => {
  await openSession('ingrid');
  expect(await set('ingrid', '--type', 'staff')).toEqual(['ingrid: changed user_type.', 'ingrid: 1 session ended.']);
  const [line] = await set('ingrid', '--password', 'link');
  const token = /https:\/\/portal\.example\/new-password#token=([\w-]{43})$/.exec(line ?? '')?.[1] ?? '';
  const [reset] = await database.query<{ expires: string }>(
    sql`SELECT expires FROM password_reset WHERE token_hash = ${hashOf(token)}`,
  );
  expect(Date.parse(reset?.expires ?? '') - now.getTime()).toBe(86_400_000);
  await openSession('ingrid');
  expect(await set('ingrid', '--disabled', 'yes')).toEqual(['ingrid is disabled; 1 session ended.']);
  expect(await database.query(sql`SELECT 1 FROM password_reset`)).toEqual([]);
  await expect(set('ingrid', '--password', 'link')).rejects.toThrow('disabled');
  expect(await list('--state', 'disabled')).toEqual([expect.stringMatching(/^ingrid .*; staff; disabled; /), '1 user']);
  expect(await set('ingrid', '--disabled', 'no')).toEqual(['ingrid may sign in.']);
});

test('a user is shown with accounts, lock, second factor and whether the feed has them', async () => {
  await database.query(sql`
    INSERT INTO login_attempt (key, failures, window_start, blocked_until)
    VALUES ('pair:moira|127.0.0.1', 9, ${now.toISOString()}, '2026-11-20T08:05:00Z')`);
  await database.query(sql`
    INSERT INTO second_factor (user_id, secret, begun, confirmed)
    VALUES ('moira', 'x'::bytea, ${now.toISOString()}, ${now.toISOString()})`);
  await database.query(sql`
    INSERT INTO feed_load (state, folder, feeds, digest, by_process, started, beat)
    VALUES ('live', '', '{users}', '', '', now(), now())`);
  await database.query(sql`
    INSERT INTO feed_row (feed, key, since, line, record)
    SELECT 'users', 'moira', load_id, 1, '{}' FROM feed_load`);
  expect(await show('MOIRA')).toEqual(
    expect.arrayContaining([
      'moira (Moira Tan)',
      '  accounts: HAR010, KES014',
      '  last sign-in: never',
      '  two-step sign-in: on',
      '  locked: until 2026-11-20T08:05:00.000Z',
      '  in the users feed: yes; a load can overwrite changes',
    ]),
  );
  expect(await list('tan', '--type', 'customer')).toEqual([
    'moira (Moira Tan); customer; active; HAR010, KES014; never signed in',
    '1 user',
  ]);
});
