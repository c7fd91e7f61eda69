import { afterAll, beforeAll, expect, test } from 'vitest';
import { clearReferenceCache } from '../catalogue/reference.ts';
import type { Database } from '../db/database.ts';
import { memoryDatabase } from '../db/memory-store.fixture.ts';
import { supplierDetails, writeSupplier } from './supplier.ts';
import { supplierDay } from './supplier-day.ts';

let db: Database;
beforeAll(async () => {
  clearReferenceCache();
  db = await memoryDatabase();
});
afterAll(() => db.close());

// Evening of 22 November in London, morning of the 23rd in Sydney.
const moment = new Date('2026-11-22T20:30:00Z');

test('QQ-03 the supplier’s day is that of its time zone; a supplier without one is in Sydney', async () => {
  expect(await supplierDay(db, moment)).toBe('2026-11-23');
  await writeSupplier(db, supplierDetails.parse({ name: 'Shoreditch Fixings', time_zone: 'Europe/London' }));
  expect(await supplierDay(db, moment)).toBe('2026-11-22');
});
