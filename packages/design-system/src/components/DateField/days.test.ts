import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDay, shortDay } from './date-text.ts';
import {
  addDays,
  addMonths,
  clampDay,
  fromSerial,
  localToday,
  startOfWeek,
  toSerial,
  weekdayOf,
  weeksOf,
} from './days.ts';

const anyDay = fc.integer({ min: -20_000, max: 60_000 }).map(fromSerial);

test('adding and subtracting the same number of days returns the same day', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -4000, max: 4000 }), (day, count) => {
      expect(addDays(addDays(day, count), -count)).toBe(day);
      expect(fromSerial(toSerial(day) ?? Number.NaN)).toBe(day);
    }),
  );
});

test('an invalid date has no serial number', () => {
  expect(['2026-02-30', '2026-13-01', '26-01-01', ''].map(toSerial)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

test('PREF-05 a week starts on Monday', () => {
  expect(startOfWeek('2026-11-22')).toBe('2026-11-16');
  expect(startOfWeek('2026-11-23')).toBe('2026-11-23');
  fc.assert(
    fc.property(anyDay, (day) => {
      expect(new Date(startOfWeek(day)).getUTCDay()).toBe(1);
      expect(weekdayOf(day)).toBe((new Date(day).getUTCDay() + 6) % 7);
    }),
  );
});

test('PREF-05 a month is six weeks that begin on Monday and contain all its days', () => {
  const weeks = weeksOf('2026-11');
  expect(weeks).toHaveLength(6);
  expect(weeks[0]?.[0]).toBe('2026-10-26');
  expect(weeks.flat()).toContain('2026-11-30');
  expect(new Set(weeks.flat()).size).toBe(42);
});

test('adding months stays within the shorter month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(addMonths('2026-11-15', 2)).toBe('2027-01-15');
});

test('today is the day of this device, whatever the hour', () => {
  expect(localToday(new Date(2026, 10, 21, 0, 5))).toBe('2026-11-21');
  expect(localToday(new Date(2026, 10, 21, 23, 55))).toBe('2026-11-21');
});

test('a day is kept within its limits', () => {
  expect(clampDay('2026-01-01', '2026-02-01')).toBe('2026-02-01');
  expect(clampDay('2026-05-01', '2026-02-01', '2026-03-01')).toBe('2026-03-01');
  expect(clampDay('2026-02-10', '2026-02-01', '2026-03-01')).toBe('2026-02-10');
});

test.each([
  ['30/11/2026', '2026-11-30'],
  ['1/2/26', '2026-02-01'],
  ['30.11.2026', '2026-11-30'],
  ['30-11-2026', '2026-11-30'],
  ['2026-11-30', '2026-11-30'],
  ['30 Nov 2026', '2026-11-30'],
  ['30nov', '2026-11-30'],
  ['1 January', '2027-01-01'],
  ['21/11', '2026-11-21'],
  ['20/11', '2027-11-20'],
  ['29 feb', '2028-02-29'],
  ['today', '2026-11-21'],
  [' Tomorrow ', '2026-11-22'],
])('%j is read as %s', (text, day) => {
  expect(readDay(text, '2026-11-21')).toBe(day);
});

test.each(['', '31/4/2026', '11/30/2026', 'soon', '30', '30 xyz', '1/1/123', '3011'])('%j is no date', (text) => {
  expect(readDay(text, '2026-11-21')).toBeUndefined();
});

test('a formatted date is read as the same date', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40_000 }).map(fromSerial), (day) => {
      expect(readDay(shortDay(day), '2026-11-21')).toBe(day);
    }),
  );
});
