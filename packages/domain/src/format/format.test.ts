import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import {
  clockTime,
  dateAndTime,
  dayAndMonth,
  effectiveFormats,
  formatCurrency,
  formatDifference,
  formatNumber,
  minusSign,
  numberFormatOf,
  orderDate,
  relativeTime,
  setBusinessTimeZone,
  shortDate,
  weekdayDate,
  weekStart,
} from './index.ts';

// Other files of tests share the setting.
afterEach(() => setBusinessTimeZone(undefined));

test('PREF-02 numbers and amounts are written in each of the three formats, with a true minus', () => {
  expect([0, 1, 2].map((format) => formatNumber('1234567.5', numberFormatOf(format)))).toEqual([
    '1234567.5',
    '1,234,567.5',
    '1.234.567,5',
  ]);
  expect([0, 1, 2].map((format) => formatCurrency('-1234.565', numberFormatOf(format)))).toEqual([
    '−1234.57',
    '−1,234.57',
    '−1.234,57',
  ]);
  expect(minusSign).toBe('\u2212');
  expect(formatNumber(100, 1)).toBe('100');
  expect(formatNumber(1000, 1, 3)).toBe('1,000.000');
  expect(formatCurrency('-0.001', 1)).toBe('0.00');
  expect(formatNumber('n/a', 1)).toBe('n/a');
  expect(numberFormatOf('9')).toBe(0);
});

test('PREF-02 a difference has a sign, zero has none', () => {
  expect(['4.4', '-4.4', '0', '-0.004', '1234'].map((amount) => formatDifference(amount, 1))).toEqual([
    '+4.40',
    '−4.40',
    '0.00',
    '0.00',
    '+1,234.00',
  ]);
});

test('PREF-02 a formatted amount reads back as the same number', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: -1_000_000_000, max: 1_000_000_000 }),
      fc.constantFrom(0 as const, 1 as const, 2 as const),
      (cents, format) => {
        const plain = (cents / 100).toFixed(2);
        const text = formatCurrency(plain, format).replace(minusSign, '-');
        const read = format === 2 ? text.replaceAll('.', '').replace(',', '.') : text.replaceAll(',', '');
        expect(Number(read)).toBe(Number(plain));
      },
    ),
  );
});

test('SHELL-11 below 1120 px number, currency and minus-quantity formats are 0 for those who prefer it', () => {
  const preferred = {
    number_format: '1',
    currency_format: '2',
    show_minus_quantity: '1',
    plain_numbers_when_narrow: '1',
  };
  expect(effectiveFormats(preferred, 1119)).toEqual({
    number_format: 0,
    currency_format: 0,
    show_minus_quantity: false,
  });
  expect(effectiveFormats({ ...preferred, plain_numbers_when_narrow: '0' }, 1119)).toEqual({
    number_format: 1,
    currency_format: 2,
    show_minus_quantity: false,
  });
  expect(effectiveFormats(preferred, 1120)).toEqual({
    number_format: 1,
    currency_format: 2,
    show_minus_quantity: true,
  });
});

test('PREF-05 short dates, order dates, and dates with a weekday', () => {
  const moment = '2026-11-29T15:30:00.000Z';
  expect(shortDate(moment, 'Australia/Melbourne')).toBe('Nov 30 2026');
  expect(orderDate(moment, 'Australia/Melbourne')).toBe('2026-11-30');
  expect(orderDate(moment, 'UTC')).toBe('2026-11-29');
  expect(weekdayDate('2026-11-30')).toBe('Mon Nov 30 2026');
  expect(shortDate('2026-01-05')).toBe('Jan 05 2026');
  expect(dayAndMonth('2026-12-04', '2026-11-30')).toBe('Dec 04');
  expect(dayAndMonth('2027-01-04', '2026-11-30')).toBe('Jan 04');
  expect(dayAndMonth('2027-08-04', '2026-11-30')).toBe('Aug 04 2027');
  expect(dayAndMonth('2025-12-04', '2026-01-30')).toBe('Dec 04 2025');
  expect([shortDate('soon'), orderDate('2026-02-31'), relativeTime('', moment)]).toEqual(['soon', '2026-02-31', '']);
});

test('PREF-05 a day without a time is the supplier’s, as on its documents; a time of day is the reader’s', () => {
  const submitted = '2026-11-23T02:00:00Z';
  const readersDay = new Date(submitted);
  setBusinessTimeZone('Pacific/Honolulu');
  expect([shortDate(submitted), orderDate(submitted)]).toEqual(['Nov 22 2026', '2026-11-22']);
  setBusinessTimeZone('Pacific/Kiritimati');
  expect(orderDate('2026-11-23T12:00:00Z')).toBe('2026-11-24');
  expect(dateAndTime(submitted)).toContain(`Nov ${readersDay.getDate()} 2026, `);
});

test('PREF-05 the week starts on Monday', () => {
  expect(['2026-11-30', '2026-12-06', '2026-12-07', '2026-11-29'].map((day) => weekStart(day))).toEqual([
    '2026-11-30',
    '2026-11-30',
    '2026-12-07',
    '2026-11-23',
  ]);
});

test('PREF-05 CART-17 a date more than a week ahead is the supplier’s day, as in the tab of the order', () => {
  const submits = '2027-01-24T23:30:00Z';
  for (const timeZone of ['Pacific/Honolulu', 'Pacific/Kiritimati']) {
    setBusinessTimeZone(timeZone);
    expect(relativeTime(submits, '2026-11-24T00:00:00Z')).toBe(shortDate(submits));
  }
});

test('PREF-05 relative time goes by calendar days', () => {
  const now = '2026-11-30T08:00:00.000Z';
  const relative = (value: string) => relativeTime(value, now, 'UTC');
  expect(relative('2026-11-30T07:59:40.000Z')).toBe('just now');
  expect(relative('2026-11-30T07:59:00.000Z')).toBe('1 minute ago');
  expect(relative('2026-11-30T05:10:00.000Z')).toBe('2 hours ago');
  expect(relative('2026-11-29T23:59:00.000Z')).toBe('yesterday');
  expect(relative('2026-11-29T00:01:00.000Z')).toBe('yesterday');
  expect(relative('2026-11-28T23:59:00.000Z')).toBe('2 days ago');
  expect(relative('2026-11-23T08:00:00.000Z')).toBe('Nov 23 2026');
  expect(relative('2026-11-30T08:05:00.000Z')).toBe('in 5 minutes');
  expect([relative('2026-11-30'), relative('2026-12-01'), relative('2026-12-04')]).toEqual([
    'today',
    'tomorrow',
    'in 4 days',
  ]);
});

test('PREF-05 a moment is the short date and the time of day', () => {
  expect(clockTime(new Date(2026, 10, 30, 9, 41))).toBe('9:41 am');
  expect(dateAndTime(new Date(2026, 10, 30, 21, 5))).toBe('Nov 30 2026, 9:05 pm');
});
