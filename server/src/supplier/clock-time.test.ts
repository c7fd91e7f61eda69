import { expect, test } from 'vitest';
import { clockOf, dayAfter, momentAt } from './clock-time.ts';

test.each([
  ['2026-11-26', '06:05', '2026-11-25T19:05:00.000Z'],
  // The clocks of Sydney go back on 5 April and forward on 4 October 2026.
  ['2026-04-05', '06:00', '2026-04-04T20:00:00.000Z'],
  ['2026-04-04', '06:00', '2026-04-03T19:00:00.000Z'],
  ['2026-10-04', '06:00', '2026-10-03T19:00:00.000Z'],
  // 02:30 does not exist on that day.
  ['2026-10-04', '02:30', '2026-10-03T16:30:00.000Z'],
])('the clock of Sydney shows %s %s at %s', (day, time, moment) => {
  expect(momentAt(day, time, 'Australia/Sydney').toISOString()).toBe(moment);
});

test('day and time of a clock, and the day after one', () => {
  expect(clockOf(new Date('2026-11-25T19:05:30Z'), 'Australia/Sydney')).toBe('2026-11-26 06:05');
  expect(dayAfter('2026-12-31')).toBe('2027-01-01');
});
