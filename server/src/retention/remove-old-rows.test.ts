import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Database, sql } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import { removeOldRows } from './remove-old-rows.ts';

const now = new Date('2026-11-20T08:00:00Z');
const clock = { now: () => now };
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000).toISOString();

let database: Database;
beforeAll(async () => {
  database = await memoryDatabase();
  for (const days of [10, 29, 31, 400]) {
    await database.query(
      sql`INSERT INTO audit_log (at, what, result, request_id) VALUES (${daysAgo(days)}, ${`before ${days}`}, 'ok', 'r')`,
    );
    await database.query(sql`
      INSERT INTO activity (user_id, received, session_time, activity_code, activity_type, activity_detail)
      VALUES ('u1', ${daysAgo(days)}, 1, ${`before ${days}`}, '', '')`);
  }
  const rows = [
    [1, 'delivered', 91],
    [2, 'delivered', 89],
    [3, 'dead', 400],
  ] as const;
  for (const [id, state, days] of rows) {
    await database.query(sql`
      INSERT INTO outbox_message (message_id, topic, payload, made) OVERRIDING SYSTEM VALUE
      VALUES (${id}, 'order.submitted', '{}'::jsonb, ${daysAgo(days)})`);
    await database.query(sql`
      INSERT INTO outgoing_delivery (destination, message_id, subject, state, queued, next_attempt, delivered)
      VALUES ('erp', ${id}, 'KES014-000001', ${state}, ${daysAgo(days)}, ${daysAgo(days)}, ${daysAgo(days)})`);
  }
}, 120_000);
afterAll(() => database.close());

const names = async (table: 'audit_log' | 'activity') => {
  const rows =
    table === 'audit_log'
      ? await database.query<{ name: string }>(sql`SELECT what AS name FROM audit_log ORDER BY audit_id`)
      : await database.query<{ name: string }>(sql`SELECT activity_code AS name FROM activity ORDER BY activity_id`);
  return rows.map(({ name }) => name);
};

test('without a setting the audit log stays; delivered events go after 90 days, undeliverable ones stay', async () => {
  await removeOldRows({ database, clock, config: { auditDays: null, activityDays: 1000 } });
  expect(await names('audit_log')).toEqual(['before 10', 'before 29', 'before 31', 'before 400']);
  expect(await names('activity')).toHaveLength(4);
  const left = await database.query(sql`SELECT message_id FROM outgoing_delivery ORDER BY message_id`);
  expect(left.map((row) => Number(row.message_id))).toEqual([2, 3]);
  expect(await database.query(sql`SELECT 1 FROM outbox_message`)).toHaveLength(3);
});

test('each table keeps its own days, and the audit log records what left it', async () => {
  await removeOldRows({ database, clock, config: { auditDays: 30, activityDays: 20 } });
  expect(await names('audit_log')).toEqual(['before 10', 'before 29', 'audit_remove_old']);
  expect(await names('activity')).toEqual(['before 10']);
  const [entry] = await database.query(sql`SELECT request_id, detail FROM audit_log WHERE what = 'audit_remove_old'`);
  expect(entry).toEqual({ request_id: 'job', detail: { rows: 2, days: 30 } });
  await removeOldRows({ database, clock, config: { auditDays: 30, activityDays: 20 } });
  expect(await names('audit_log')).toHaveLength(3);
});

test('outside the job the audit log is neither changed nor deleted, nor is more deleted than the days allow', async () => {
  await expect(database.query(sql`DELETE FROM audit_log`)).rejects.toThrow('never changed');
  const tooMuch = database.transaction(async (tx) => {
    await tx.query(sql`SELECT set_config('portal.audit_before', ${daysAgo(20)}, true)`);
    await tx.query(sql`DELETE FROM audit_log`);
  });
  await expect(tooMuch).rejects.toThrow('never changed');
  const changed = database.transaction(async (tx) => {
    await tx.query(sql`SELECT set_config('portal.audit_before', ${now.toISOString()}, true)`);
    await tx.query(sql`UPDATE audit_log SET result = 'ok'`);
  });
  await expect(changed).rejects.toThrow('never changed');
});

test('old activities are deleted: of users after 90 days, of visitors after 14 and the oldest above the limit', async () => {
  await database.query(sql`DELETE FROM activity`);
  const insert = (userId: string | null, days: number, rows: number) =>
    database.query(sql`
      INSERT INTO activity (user_id, received, session_time, activity_code, activity_type, activity_detail)
      SELECT ${userId}, ${daysAgo(days)}, 0, ${`${days}`}, '', '' FROM generate_series(1, ${rows})`);
  await insert('u1', 91, 2);
  await insert('u1', 89, 2);
  await insert(null, 15, 2);
  await insert(null, 13, 2);
  await insert(null, 1, 3);
  await removeOldRows({ database, clock, config: { auditDays: null, activityDays: 90 } }, 4);
  const left = await database.query(
    sql`SELECT activity_code, count(*)::int AS rows FROM activity GROUP BY 1 ORDER BY 1`,
  );
  expect(left).toEqual([
    { activity_code: '1', rows: 3 },
    { activity_code: '13', rows: 1 },
    { activity_code: '89', rows: 2 },
  ]);
});
