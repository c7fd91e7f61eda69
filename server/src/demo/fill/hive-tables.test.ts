import { expect, test } from 'vitest';
import { plannedMonday } from './hive-tables.ts';

test('the planned page of the demo goes live on a Monday morning in Sydney, four to five weeks after it is filled', () => {
  for (let day = 1; day <= 14; day += 1) {
    const today = new Date(Date.UTC(2026, 10, day));
    const planned = new Date(plannedMonday(today.toISOString()));
    // Monday in Sydney is still Sunday by UTC.
    expect([planned.getUTCDay(), planned.getUTCHours()]).toEqual([0, 20]);
    const days = (planned.getTime() - today.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(28);
    expect(days).toBeLessThan(36);
  }
});
