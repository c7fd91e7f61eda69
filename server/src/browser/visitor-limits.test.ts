import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ValidatedRequest } from '../calls/handler.ts';
import { type Database, sql } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../session/caller.ts';
import { activity } from './activity.ts';
import { ActivityLog } from './activity-log.ts';
import { visitorLimits } from './visitor-limits.ts';

let now = Date.UTC(2026, 10, 20, 8);
const clock = { now: () => new Date(now) };
let db: Database;
beforeAll(async () => {
  db = await memoryDatabase();
});
afterAll(() => db.close());

test('PING-04 visitors are limited in rows and in bytes, per network and all together', () => {
  const limits = visitorLimits(clock);
  const rows = (address: string) =>
    Array.from({ length: 200 }, () => limits.take(address, 1, 10)).filter(Boolean).length;
  // Ten bytes count as a kilobyte.
  expect(rows('10.0.0.1')).toBe(60);
  expect(limits.take('10.0.0.2', 100, 1024)).toBe(true);
  expect(limits.take('10.0.0.2', 100, 1024)).toBe(false);
  expect(limits.take('2001:db8:1:1::1', 120, 1024)).toBe(true);
  expect(limits.take('2001:db8:1:2::1', 120, 1024)).toBe(false);
  const others = Array.from({ length: 60 }, (_, i) => limits.take(`10.1.0.${i}`, 120, 1024)).filter(Boolean);
  expect(others.length).toBeLessThan(25);
  now += 60_000;
  expect(limits.take('10.0.0.2', 100, 1024)).toBe(true);
});

test('PING-04 what visitors send above their limits is dropped and counted; users are not affected', async () => {
  let dropped = 0;
  const activities = new ActivityLog(db, clock, pino({ level: 'silent' }), (rows) => {
    dropped += rows;
  });
  const one = { session_time: 1, activity_code: 'c', activity_type: 't', activity_detail: 'd'.repeat(1_000) };
  const send = (caller: Partial<Caller> | null) =>
    activity(
      {
        data: { activities: Array.from({ length: 20 }, () => one) },
        caller,
        address: '10.0.0.1',
      } as Partial<ValidatedRequest> as Parameters<typeof activity>[0],
      { activities } as Partial<Services> as Services,
    );
  now += 60_000;
  const accepted: unknown[] = [];
  for (let times = 0; times < 5; times += 1) accepted.push((await send(null)) as unknown);
  expect(accepted).toEqual([20, 20, 0, 0, 0].map((number) => ({ data: { accepted: number } })));
  expect(dropped).toBe(60);
  expect(await send({ userId: 'u1', realUserId: 'u1' })).toEqual({ data: { accepted: 20 } });
  await activities.flush();
  const stored = await db.query(sql`
    SELECT user_id, count(*)::int AS rows, max(length(activity_detail)) AS longest FROM activity GROUP BY 1 ORDER BY 1`);
  expect(stored).toEqual([
    { user_id: 'u1', rows: 20, longest: 1000 },
    { user_id: null, rows: 40, longest: 300 },
  ]);
});
