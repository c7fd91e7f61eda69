/** Days are `YYYY-MM-DD` and are counted, never timed: no time zone and no summer time can move one. */

const inOneDay = 86_400_000;
const pattern = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Days since 1 January 1970, or undefined for what is no day, such as 2026-02-30. */
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

/** The same date in another month, or that month's last. */
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

/** The six weeks, Monday first, that hold a month: always six, so that nothing moves from month to month. */
export function weeksOf(month: string): readonly (readonly string[])[] {
  const first = startOfWeek(`${month}-01`);
  return Array.from({ length: 6 }, (_, week) => Array.from({ length: 7 }, (_, day) => addDays(first, week * 7 + day)));
}

/** Today where this device is. */
export function localToday(now = new Date()): string {
  return fromSerial(Date.UTC(now.getFullYear(), now.getMonth(), now.getDate()) / inOneDay);
}

export const within = (day: string, min?: string, max?: string): boolean =>
  (min === undefined || day >= min) && (max === undefined || day <= max);

export function clampDay(day: string, min?: string, max?: string): string {
  if (min !== undefined && day < min) return min;
  return max !== undefined && day > max ? max : day;
}
