import { expect, test, vi } from 'vitest';
import type { Database } from './database.ts';
import { ReadReplica } from './read-replica.ts';

const primary = { name: 'primary' } as unknown as Database;

function replicaOf(query: () => Promise<readonly { readonly age: number }[]>) {
  let now = Date.UTC(2026, 10, 24);
  const replica = { query, close: vi.fn() } as unknown as Database;
  const log = { warn: vi.fn(), info: vi.fn() };
  const settings = { mostBehind: 10_000, clock: { now: () => new Date(now) }, log };
  const reads = new ReadReplica(primary, replica, settings);
  const where = () => (reads.current === replica ? 'replica' : 'primary');
  const pass = (milliseconds: number) => {
    now += milliseconds;
  };
  return { reads, where, pass, log };
}

test('pages are read from the replica while it is at most ten seconds behind', async () => {
  let age = 2_000;
  const { reads, where, log } = replicaOf(async () => [{ age }]);
  expect(where()).toBe('primary');
  await reads.check();
  expect(where()).toBe('replica');
  age = 10_001;
  await reads.check();
  await reads.check();
  expect(where()).toBe('primary');
  age = 9_999;
  await reads.check();
  expect(where()).toBe('replica');
  expect([log.info.mock.calls.length, log.warn.mock.calls.length]).toEqual([2, 1]);
});

test('a replica that no longer answers is left as soon as it could be too far behind', async () => {
  let isAway = false;
  const { reads, where, pass } = replicaOf(async () => {
    if (isAway) throw new Error('connection refused');
    return [{ age: 1_000 }];
  });
  await reads.check();
  isAway = true;
  pass(8_000);
  await reads.check();
  expect(where()).toBe('replica');
  pass(1_001);
  expect(where()).toBe('primary');
});

test('without a replica everything is read from the primary', async () => {
  const settings = { mostBehind: 10_000, clock: { now: () => new Date() }, log: { warn: vi.fn(), info: vi.fn() } };
  const reads = new ReadReplica(primary, null, settings);
  await reads.start()();
  expect(reads.current).toBe(primary);
});
