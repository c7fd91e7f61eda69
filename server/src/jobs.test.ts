import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { readConfig } from './config.ts';
import { type Database, sql } from './db/database.ts';
import { memoryDatabase } from './db/memory-store.fixture.ts';
import { type Job, type JobWork, runJob, startJobs } from './jobs.ts';

let db: Database;
let work: JobWork;
let now = Date.UTC(2026, 10, 20, 8);
beforeAll(async () => {
  db = await memoryDatabase();
  work = { database: db, config: readConfig({}), clock: { now: () => new Date(now) } };
});
afterAll(() => db.close());
afterEach(() => void vi.useRealTimers());

const runsOf = async (name: string) => {
  const [row] = await db.query<{ runs: string; failures: string; failure: string | null }>(
    sql`SELECT runs, failures, failure FROM job WHERE name = ${name}`,
  );
  return { runs: Number(row?.runs), failures: Number(row?.failures), failure: row?.failure };
};

test('the result of a job is recorded, and its error is thrown', async () => {
  let fails = true;
  const job: Job = {
    name: 'sweep',
    summary: '',
    every: 1,
    run: async () => {
      if (fails) throw new Error('no broom');
    },
  };
  await expect(runJob(work, job)).rejects.toThrow('no broom');
  expect(await runsOf('sweep')).toEqual({ runs: 1, failures: 1, failure: 'no broom' });
  fails = false;
  await runJob(work, job);
  expect(await runsOf('sweep')).toEqual({ runs: 2, failures: 1, failure: null });
});

test('one of two processes runs the hourly jobs, once an hour; both submit orders', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const ran: string[] = [];
  const watch = {
    log: pino({ level: 'silent' }),
    ran: (job: string, isWell: boolean) => ran.push(`${job} ${isWell}`),
    reporter: { failed: vi.fn() },
  };
  const stops = [startJobs(work, watch), startJobs(work, watch)];
  const pass = async (milliseconds: number) => {
    now += milliseconds;
    vi.advanceTimersByTime(60_000);
    // A round trip to the database: all earlier statements are done after it.
    for (let round = 0; round < 18; round += 1) await db.query(sql`SELECT 1`);
  };
  await pass(60_000);
  expect((await runsOf('old_keys')).runs).toBe(1);
  await pass(50 * 60_000);
  expect((await runsOf('old_keys')).runs).toBe(1);
  await pass(10 * 60_000);
  for (const stop of stops) await stop();
  expect((await runsOf('old_keys')).runs).toBe(2);
  expect(ran.every((each) => each.endsWith(' true'))).toBe(true);
  expect((await runsOf('auto_submit')).runs).toBeGreaterThan(2);
});

test('PING-06 a failed scheduled job is reported with its name', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const reporter = { failed: vi.fn() };
  const ran: string[] = [];
  const lost = new Error('the store is away');
  const away: JobWork = { ...work, database: { ...db, query: () => Promise.reject(lost) } };
  const stop = startJobs(away, {
    log: pino({ level: 'silent' }),
    ran: (job, isWell) => ran.push(`${job} ${isWell}`),
    reporter,
  });
  vi.advanceTimersByTime(60_000);
  await stop();
  expect(reporter.failed.mock.calls).toContainEqual([lost, { source: 'job', path: 'old_keys' }]);
  expect(ran).toContain('old_keys false');
});
