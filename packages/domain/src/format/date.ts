import { dateMessages as messages } from '../messages/dates.ts';

/** PREF-05: locale of all dates. */
export const dateLocale = 'en-AU';
/** PREF-05: Monday, as ISO 8601 numbers weekdays. */
export const weekStartsOn = 1;

const { months, weekdays } = messages;
const dayMilliseconds = 86_400_000;

/** A moment (Date or ISO 8601 text) or a calendar day (YYYY-MM-DD). */
export type DateLike = string | Date;

interface Day {
  readonly year: number;
  /** 1 is January. */
  readonly month: number;
  readonly day: number;
}

let businessTimeZone: string | undefined;

/**
 * Sets the supplier's time zone (undefined: the machine's), in which days without a time of day are shown from then on: an order has the same date on screens and
 * on documents, wherever its reader is. Until then, the machine's. Times of day stay in the reader's time zone.
 */
export function setBusinessTimeZone(timeZone: string | undefined): void {
  businessTimeZone = timeZone;
}

const dayOnly = /^(\d{4})-(\d{2})-(\d{2})$/;
const parts = new Map<string, Intl.DateTimeFormat>();

/** The calendar day of a moment in a time zone; undefined: the reader's. A plain day has no time zone. Null when invalid. */
function dayOf(value: DateLike, timeZone: string | undefined): Day | null {
  const plain = typeof value === 'string' ? dayOnly.exec(value) : null;
  if (plain) {
    const day = { year: Number(plain[1]), month: Number(plain[2]), day: Number(plain[3]) };
    const date = new Date(Date.UTC(day.year, day.month - 1, day.day));
    return date.getUTCMonth() + 1 === day.month ? day : null;
  }
  const date = new Date(value);
  if (Number.isNaN(date.getTime())) return null;
  if (timeZone === undefined) return { year: date.getFullYear(), month: date.getMonth() + 1, day: date.getDate() };
  const key = timeZone;
  const format =
    parts.get(key) ?? new Intl.DateTimeFormat('en-CA', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' });
  parts.set(key, format);
  const read = (type: string) => Number(format.formatToParts(date).find((part) => part.type === type)?.value);
  return { year: read('year'), month: read('month'), day: read('day') };
}

const two = (value: number) => String(value).padStart(2, '0');
const serial = ({ year, month, day }: Day) => Date.UTC(year, month - 1, day) / dayMilliseconds;
const weekdayOf = (day: Day) => new Date(serial(day) * dayMilliseconds).getUTCDay();
const monthAndDay = ({ month, day }: Day) => `${months[month - 1]} ${two(day)}`;
const asText = (value: DateLike) => (typeof value === 'string' ? value : String(value));

/** PREF-05: `MMM DD YYYY`, such as `Nov 30 2026`. Text that is not a date is returned unchanged. */
export const shortDate = (value: DateLike, timeZone = businessTimeZone): string => shortDateIn(value, timeZone);

function shortDateIn(value: DateLike, timeZone: string | undefined): string {
  const day = dayOf(value, timeZone);
  return day ? `${monthAndDay(day)} ${day.year}` : asText(value);
}

/** PREF-05: YYYY-MM-DD. Text that is not a date is returned unchanged. */
export function orderDate(value: DateLike, timeZone = businessTimeZone): string {
  const day = dayOf(value, timeZone);
  return day ? `${day.year}-${two(day.month)}-${two(day.day)}` : asText(value);
}

/** Such as `Mon Nov 30 2026`, in the order of the short date (PREF-05). Text that is not a date is returned unchanged. */
export function weekdayDate(value: DateLike, timeZone = businessTimeZone): string {
  const day = dayOf(value, timeZone);
  return day ? `${weekdays[weekdayOf(day)]} ${monthAndDay(day)} ${day.year}` : asText(value);
}

const halfYear = 183;

/**
 * Such as `Dec 04`; the short date (`Aug 04 2027`) when the year is not that of `now` and the day is not among the next 183: in November,
 * `Jan 04` needs no year, and a column of a table has no room for it.
 */
export function dayAndMonth(value: DateLike, now: DateLike, timeZone = businessTimeZone): string {
  const day = dayOf(value, timeZone);
  const today = dayOf(now, timeZone);
  if (!day) return asText(value);
  const ahead = today ? serial(day) - serial(today) : -1;
  const isPlain = today?.year === day.year || (ahead >= 0 && ahead <= halfYear);
  return isPlain ? monthAndDay(day) : shortDateIn(value, timeZone);
}

const timeOfDay = new Intl.DateTimeFormat(dateLocale, { hour: 'numeric', minute: '2-digit' });

/** Such as `9:41 am`, in the reader's time zone. A number is ms since the epoch. */
export const clockTime = (value: DateLike | number): string => timeOfDay.format(new Date(value));

/** Such as `Nov 30 2026, 9:41 am`, in the reader's time zone. */
export const dateAndTime = (value: DateLike): string => `${shortDateIn(value, undefined)}, ${clockTime(value)}`;

/** The Monday of the week of a date, YYYY-MM-DD (PREF-05). */
export function weekStart(value: DateLike, timeZone = businessTimeZone): string {
  const day = dayOf(value, timeZone);
  if (!day) return asText(value);
  const back = (weekdayOf(day) + 7 - weekStartsOn) % 7;
  return new Date((serial(day) - back) * dayMilliseconds).toISOString().slice(0, 10);
}

/**
 * PREF-05: `just now`, `5 minutes ago`, `3 hours ago`, `yesterday`, `4 days ago`, then the short date; likewise for the future.
 * Goes by calendar days of the time zone (default: the reader's): at breakfast, last evening is `yesterday`, not `12 hours ago`.
 * A date ahead is one that the supplier keeps, such as the day an order is submitted on, so it is the supplier's day (decision 41).
 */
export function relativeTime(value: DateLike, now: DateLike, timeZone?: string): string {
  const day = dayOf(value, timeZone);
  const today = dayOf(now, timeZone);
  if (!day || !today) return asText(value);
  const days = serial(day) - serial(today);
  const plain = typeof value === 'string' && dayOnly.test(value);
  if (days === 0 && plain) return messages.today;
  if (days === 0) {
    const seconds = (new Date(value).getTime() - new Date(now).getTime()) / 1000;
    const minutes = Math.floor(Math.abs(seconds) / 60);
    if (minutes < 1) return messages.justNow;
    const inWords = seconds > 0 ? messages.ahead : messages.ago;
    return minutes < 60 ? inWords(minutes, 'minute') : inWords(Math.floor(minutes / 60), 'hour');
  }
  if (days === -1) return messages.yesterday;
  if (days === 1) return messages.tomorrow;
  if (Math.abs(days) < 7) return (days > 0 ? messages.ahead : messages.ago)(Math.abs(days), 'day');
  return shortDateIn(value, days > 0 ? (timeZone ?? businessTimeZone) : timeZone);
}
