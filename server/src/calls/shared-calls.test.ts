import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Database, sql } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import { SharedCalls } from './shared-calls.ts';
import { TokenBuckets } from './token-buckets.ts';

let database: Database;
let now: number;
const clock = { now: () => new Date(now) };

beforeAll(async () => {
  database = await memoryDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  now = Date.UTC(2026, 4, 4, 10, 0, 5);
  await database.query(sql`DELETE FROM call_count`);
});

function startProcess(db: Pick<Database, 'query'> = database) {
  const bearers = new TokenBuckets(clock, 60);
  return { bearers, shared: new SharedCalls(db, clock, { bearer: bearers }) };
}

test('V2.4.1 what one process let through counts against the limit of another', async () => {
  const one = startProcess();
  const two = startProcess();
  expect(one.bearers.take('a', 50)).toBe(0);
  expect(two.bearers.take('a', 5)).toBe(0);
  await one.shared.exchange();
  await two.shared.exchange();
  expect(two.bearers.take('a', 5)).toBe(0);
  expect(two.bearers.take('a')).toBe(1_000);
  expect(two.bearers.take('b', 60)).toBe(0);
  // The first process learns of the ten tokens of the second when it counts again.
  now += 1_000;
  await two.shared.exchange();
  expect(one.bearers.take('a')).toBe(0);
  await one.shared.exchange();
  expect(one.bearers.take('a')).toBe(1_000);
});

test('V2.4.1 several processes together let through one limit, however long they are asked for more', async () => {
  const processes = [startProcess(), startProcess(), startProcess()];
  let passed = 0;
  const oneMinute = async () => {
    passed = 0;
    for (let second = 0; second < 60; second += 1) {
      for (const { bearers } of processes) while (bearers.take('a') === 0) passed += 1;
      for (const { shared } of processes) await shared.exchange();
      now += 1_000;
    }
  };
  await oneMinute();
  await oneMinute();
  await oneMinute();
  expect(passed).toBeGreaterThan(50);
  // The limit is exceeded only by what the others let through before the next exchange.
  expect(passed).toBeLessThanOrEqual(62);
});

test('V2.4.1 counts of a past minute no longer matter and are deleted', async () => {
  const one = startProcess();
  one.bearers.take('a', 60);
  await one.shared.exchange();
  now += 3 * 60_000;
  const two = startProcess();
  two.bearers.take('a');
  await two.shared.exchange();
  expect(two.bearers.take('a', 59)).toBe(0);
  const rows = await database.query<{ taken: number }>(sql`SELECT taken FROM call_count`);
  expect(rows).toEqual([{ taken: 1 }]);
});

test('V2.4.1 while the database fails each process keeps its own limit, and counts are sent later', async () => {
  let isDown = true;
  const query: Database['query'] = (statement) =>
    isDown ? Promise.reject(new Error('no database')) : database.query(statement);
  const one = startProcess({ query });
  one.bearers.take('a', 60);
  await expect(one.shared.exchange()).rejects.toThrow('no database');
  expect(one.bearers.take('a')).toBe(1_000);
  isDown = false;
  await one.shared.exchange();
  const two = startProcess();
  two.bearers.take('a');
  await two.shared.exchange();
  // 61 tokens in all: one of debt, and one for the next call.
  expect(two.bearers.take('a')).toBe(2_000);
});
