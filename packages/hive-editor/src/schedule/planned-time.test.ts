import { expect, test } from 'vitest';
import { momentOf } from './planned-time.ts';
import { momentWords } from './supplier-time.ts';

test.each([
  ['2026-12-01', '09:00', 'Australia/Sydney', '2026-11-30T22:00:00.000Z'],
  ['2026-06-01', '09:00', 'Australia/Sydney', '2026-05-31T23:00:00.000Z'],
  ['2026-12-01', '00:30', 'America/Los_Angeles', '2026-12-01T08:30:00.000Z'],
  // The hour that does not exist when summer time begins.
  ['2026-10-04', '02:30', 'Australia/Sydney', '2026-10-03T16:30:00.000Z'],
])('HIVE-02 %s %s in %s is %s, whatever the reader’s zone', (day, time, timeZone, moment) => {
  expect(momentOf({ day, time }, timeZone)).toBe(moment);
});

test('HIVE-02 a planned time is said in the supplier’s zone, and needs a day and a time', () => {
  expect(momentWords('2026-11-30T22:00:00.000Z', 'Australia/Sydney')).toBe('Dec 01 2026, 9:00 am Sydney time');
  expect(momentOf({ day: null, time: '09:00' }, 'UTC')).toBeNull();
  expect(momentOf({ day: '2026-12-01', time: '' }, 'UTC')).toBeNull();
});
