import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { Database } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import { Maintenance, readMaintenance, writeMaintenance } from './maintenance.ts';

let db: Database;
let now = Date.UTC(2026, 10, 20, 8);
const clock = { now: () => new Date(now) };
beforeAll(async () => {
  db = await memoryDatabase();
});
afterAll(() => db.close());

test('PING-02 another process learns of the switch; only pages that were kept waiting may reload', async () => {
  const maintenance = new Maintenance(db, clock);
  const stop = await maintenance.follow();
  expect(maintenance.state.on).toBe(false);
  expect(maintenance.mayReload(3600)).toBe(false);

  await writeMaintenance(db, { on: true, since: clock.now().toISOString() });
  await vi.waitFor(() => expect(maintenance.state.on).toBe(true), { timeout: 30_000 });
  now += 600_000;
  expect(maintenance.mayReload(590)).toBe(false);

  await writeMaintenance(db, { on: false, since: clock.now().toISOString() });
  await vi.waitFor(() => expect(maintenance.state.on).toBe(false), { timeout: 30_000 });
  now += 12_000;
  expect(maintenance.mayReload(600)).toBe(true);
  expect(maintenance.mayReload(13)).toBe(true);
  // Offline for a moment after the end of the maintenance.
  expect(maintenance.mayReload(5)).toBe(false);
  expect(maintenance.mayReload(0)).toBe(false);
  expect(await readMaintenance(db)).toEqual({ on: false, since: '2026-11-20T08:10:00.000Z' });
  await stop();
});
