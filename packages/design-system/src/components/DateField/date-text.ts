import { addDays, toSerial } from './days.ts';

const locale = 'en-AU';
const format = (options: Intl.DateTimeFormatOptions) => {
  const formatter = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', ...options });
  return (day: string) => formatter.format(new Date(`${day}T00:00:00Z`));
};

/** `30/11/2026` */
export const shortDay = (day: string): string => day.split('-').reverse().join('/');
/** `Monday, 30 November 2026` */
export const longDay = format({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
/** `November 2026` */
export const monthName = format({ month: 'long', year: 'numeric' });

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
const two = (value: number) => String(value).padStart(2, '0');

/**
 * Reads a date as typed in Australia: `30/11/2026`, `30.11.26`, `30 Nov`, `2026-11-30`, `today`, `tomorrow`. Day before month.
 * Without a year it means the next such day, today included. Undefined for anything else.
 */
export function readDay(text: string, today: string): string | undefined {
  const plain = text.trim().toLowerCase();
  if (plain === 'today') return today;
  if (plain === 'tomorrow') return addDays(today, 1);
  if (toSerial(plain) !== undefined) return plain;
  const [, date, number, name, year] =
    /^(\d{1,2})(?:[\s./-]+(\d{1,2})|[\s./-]*([a-z]{3,9})\.?)(?:[\s./-]+(\d{4}|\d{2}))?$/.exec(plain) ?? [];
  if (!date) return undefined;
  const month = name ? months.indexOf(name.slice(0, 3)) + 1 : Number(number);
  const on = (each: number) => `${each}-${two(month)}-${two(Number(date))}`;
  const real = (day: string) => (toSerial(day) === undefined ? undefined : day);
  if (year) return real(on(Number(year.length === 2 ? `20${year}` : year)));
  const thisYear = Number(today.slice(0, 4));
  // 29 February may be years away.
  const years = Array.from({ length: 9 }, (_, index) => on(thisYear + index));
  return years.find((day) => real(day) !== undefined && day >= today);
}
