import type { FeedSource } from '@portal/domain/data';

const hour = 3_600_000;
const day = 24 * hour;

/** Day and time of a moment on the supplier's clock: `2026-11-26 06:05`. */
const clockOf = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment);

/**
 * Whether no file of a source came in time. With a time of day, the file of a day must be there by it; otherwise one within the hours. A
 * source that was changed counts from then on.
 */
export function isLate(
  { every_hours, daily_by, last_read, changed }: Pick<FeedSource, 'every_hours' | 'daily_by' | 'last_read' | 'changed'>,
  now: Date,
  timeZone: string,
): boolean {
  const since = new Date(last_read ?? changed);
  if (daily_by === null) return every_hours !== null && since.getTime() + every_hours * hour < now.getTime();
  const isDueToday = clockOf(now, timeZone).slice(11) >= daily_by;
  const dueDay = clockOf(isDueToday ? now : new Date(now.getTime() - day), timeZone).slice(0, 10);
  return clockOf(since, timeZone).slice(0, 10) < dueDay;
}
