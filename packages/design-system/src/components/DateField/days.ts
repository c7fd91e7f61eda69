/** Days are `YYYY-MM-DD` strings counted as integers, so that time zones and daylight saving cannot shift them. */

const inOneDay = 86_400_000;
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days since 1 January 1970; undefined for an invalid date such as 2026-02-30. */
export function toSerial(day: string): number | undefined {
  const [, year, month, date] = pattern.exec(day) ?? [];
  if (!year || !month || !date) return undefined;
  const serial = Date.UTC(Number(year), Number(month) - 1, Number(date)) / inOneDay;
  return fromSerial(serial) === day ? serial : undefined;
}

export function fromSerial(serial: number): string {
  return new Date(serial * inOneDay).toISOString().slice(0, 10);
}

const serialOf = (day: string): number => toSerial(day) ?? 0;

export const addDays = (day: string, count: number): string => fromSerial(serialOf(day) + count);

/** The same day of another month, or the last day of that month. */
export function addMonths(day: string, count: number): string {
  const at = new Date(serialOf(day) * inOneDay);
  const first = Date.UTC(at.getUTCFullYear(), at.getUTCMonth() + count, 1);
  const last = new Date(first);
  last.setUTCMonth(last.getUTCMonth() + 1, 0);
  return fromSerial(first / inOneDay + Math.min(at.getUTCDate(), last.getUTCDate()) - 1);
}

/** 0 is Monday (PREF-05). 1 January 1970 was a Thursday. */
export const weekdayOf = (day: string): number => (((serialOf(day) + 3) % 7) + 7) % 7;
export const startOfWeek = (day: string): string => addDays(day, -weekdayOf(day));
export const monthOf = (day: string): string => day.slice(0, 7);

/** The six weeks that contain a month, Monday first. Always six, so that the calendar keeps its height. */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const first = startOfWeek(`${month}-01`);
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, day) => addDays(first, week * 7 + day)));
}

/** Today by the device's clock. */
export function localToday(now = new Date()): string {
  return fromSerial(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / inOneDay);
}

export const within = (day: string, min?: string, max?: string): boolean =>
  (min === undefined || day >= min) && (max === undefined || day <= max);

export function clampDay(day: string, min?: string, max?: string): string {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}
