import { expect, test } from 'vitest';
import { isLate } from './source-late.ts';

const zone = 'Australia/Sydney';
const daily = { every_hours: 24, daily_by: '06:05', changed: '2026-11-20T00:00:00Z' };

test.each([
  // Sydney is eleven hours ahead: 2026-11-26 06:10 there.
  ['today’s file came', '2026-11-25T18:50:00Z', '2026-11-25T19:10:00Z', false],
  ['today’s file is not there at its hour', '2026-11-24T18:50:00Z', '2026-11-25T19:10:00Z', true],
  ['its hour has not come yet', '2026-11-24T18:50:00Z', '2026-11-25T18:50:00Z', false],
  ['yesterday’s file never came', '2026-11-23T18:50:00Z', '2026-11-25T18:50:00Z', true],
  ['yesterday’s file came late', '2026-11-25T02:00:00Z', '2026-11-25T19:10:00Z', true],
])('a source with an hour of the day: %s', (_, last_read, now, late) => {
  expect(isLate({ ...daily, last_read }, new Date(now), zone)).toBe(late);
});

test('without an hour, a file within the hours is enough; a source without a schedule is never late', () => {
  const hourly = { every_hours: 1, daily_by: null, changed: '2026-11-20T00:00:00Z', last_read: '2026-11-25T10:00:00Z' };
  expect(isLate(hourly, new Date('2026-11-25T10:59:00Z'), zone)).toBe(false);
  expect(isLate(hourly, new Date('2026-11-25T11:01:00Z'), zone)).toBe(true);
  expect(isLate({ ...hourly, every_hours: null }, new Date('2027-11-25T11:01:00Z'), zone)).toBe(false);
});

test('a source without a file yet counts from its last change', () => {
  const fresh = { ...daily, last_read: null, changed: '2026-11-25T20:00:00Z' };
  expect(isLate(fresh, new Date('2026-11-25T21:00:00Z'), zone)).toBe(false);
  expect(isLate(fresh, new Date('2026-11-26T19:10:00Z'), zone)).toBe(true);
});
