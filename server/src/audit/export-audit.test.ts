import { afterAll, beforeAll, expect, test } from 'vitest';
import { auditMessages } from '../messages/audit.ts';
import { callers, now, request, type UsersStore, usersStore } from '../services.fixture.ts';
import { exportAudit } from './export-audit.ts';
import { recordAudit } from './record-audit.ts';

let store: UsersStore;
beforeAll(async () => {
  store = await usersStore();
});
afterAll(() => store.database.close());

const everything = { user: '', action: '', account: '', text: '', from: null, until: null };

test('an export has the newest entries up to the limit, says whether these are all, and is recorded itself', async () => {
  for (const what of ['first', 'second', 'third']) {
    await recordAudit(store.database, callers.it, request, now, { what, result: 'ok', detail: { note: '=1+1' } });
  }
  const { text, complete } = await exportAudit(store.database, request, callers.it, everything, now, 2);
  expect(complete).toBe(false);
  const [head, ...rows] = text.trim().split('\r\n');
  expect(head).toContain(auditMessages.columns[0]);
  expect(rows.map((row) => /first|second|third/.exec(row)?.[0])).toEqual(['third', 'second']);
  const own = await exportAudit(store.database, request, callers.it, { ...everything, action: 'audit_export' }, now);
  expect(own.complete).toBe(true);
  expect(own.text).toContain('""entries"":2');
});
