import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, sql } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import { hashOf } from '../session/tokens.ts';
import type { StoreWork } from './command.ts';
import { userAdd } from './user-add.ts';

const terminal = { environment: {}, say: () => undefined, readInput: async () => '' };
const now = new Date('2026-11-20T08:00:00Z');
let database: Database;
beforeAll(async () => {
  database = await memoryDatabase();
}, 120_000);
afterAll(() => database.close());

test('a user added without a password gets a link with a 256-bit token, valid for a day; only its hash is stored', async () => {
  const said: string[] = [];
  const work = {
    database,
    clock: { now: () => now },
    config: { address: 'https://portal.example' },
    say: (line: string) => void said.push(line),
  } as Partial<StoreWork> as StoreWork;
  for (const name of ['ada', 'grace']) {
    await userAdd.work(await userAdd.read([name, '--type', 'it', '--email', `${name}@example.com`], terminal), work);
  }
  const tokens = said.flatMap(
    (line) => /https:\/\/portal\.example\/new-password#token=([\w-]{43})$/.exec(line)?.[1] ?? [],
  );
  expect(new Set(tokens).size).toBe(2);
  const [ada] = await database.query<{ password_hash: string | null; expires: string; token_hash: Uint8Array }>(sql`
    SELECT password_hash, expires, token_hash FROM portal_user JOIN password_reset USING (user_id) WHERE username = 'ada'`);
  expect(ada).toMatchObject({ password_hash: null, token_hash: hashOf(tokens[0] ?? '') });
  expect(new Date(ada?.expires ?? 0).getTime() - now.getTime()).toBe(86_400_000);
});
