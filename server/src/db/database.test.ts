import { expect, test, vi } from 'vitest';
import { sql } from './database.ts';
import { DatabaseUnavailableError, DeadlineError } from './errors.ts';
import { isoTime } from './parsers.ts';
import { FairQueue } from './queue.ts';

test('values are separate from the text, and nested statements are renumbered', () => {
  const inner = sql`b = ${2} AND c = ${3}`;
  expect(sql`SELECT ${1} WHERE ${inner} OR d = ${'x; DROP TABLE cart'}`).toEqual({
    text: 'SELECT $1 WHERE b = $2 AND c = $3 OR d = $4',
    values: [1, 2, 3, 'x; DROP TABLE cart'],
  });
});

test('times are read as ISO 8601 in UTC, whatever zone the database uses', () => {
  expect(isoTime('2026-11-20 23:41:22.5+00')).toBe('2026-11-20T23:41:22.500Z');
  expect(isoTime('2026-11-21 10:41:22+11')).toBe('2026-11-20T23:41:22.000Z');
  expect(isoTime('2026-11-21 05:11:22+05:30')).toBe('2026-11-20T23:41:22.000Z');
  expect(isoTime('infinity')).toBe('infinity');
});

test('the queue runs one task at a time, in order, and continues after failures', async () => {
  const queue = new FairQueue();
  const seen: string[] = [];
  const job = (name: string, fails = false) =>
    queue.run(async () => {
      seen.push(`${name} in`);
      await Promise.resolve();
      seen.push(`${name} out`);
      if (fails) throw new Error(name);
    });
  await Promise.allSettled([job('a'), job('b', true), job('c')]);
  expect(seen).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});

test('a task that goes ahead is next, also when no other is let in', async () => {
  const queue = new FairQueue(1);
  const started: string[] = [];
  const run = (name: string, isAhead = false) =>
    queue.run(async () => void started.push(name), Number.POSITIVE_INFINITY, isAhead);
  await Promise.all([run('first'), run('waiting'), run('check', true)]);
  expect(started).toEqual(['first', 'check', 'waiting']);
});

test('a task that waited too long is not started, and beyond its limit the queue refuses at once', async () => {
  let now = 0;
  const queue = new FairQueue(2, () => now);
  const ends: (() => void)[] = [];
  const started: string[] = [];
  const run = (name: string, longestWait?: number) =>
    queue.run(() => {
      started.push(name);
      return new Promise<void>((end) => ends.push(end));
    }, longestWait);
  const first = run('first');
  const late = run('late', 8_000);
  const patient = run('patient');
  await expect(run('fourth')).rejects.toBeInstanceOf(DatabaseUnavailableError);
  now = 8_001;
  ends[0]?.();
  await first;
  await expect(late).rejects.toBeInstanceOf(DeadlineError);
  await vi.waitFor(() => expect(started).toEqual(['first', 'patient']), { timeout: 30_000 });
  ends[1]?.();
  await patient;
});
