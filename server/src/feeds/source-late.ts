import type { FeedSource } from '@portal/domain/data';
import { clockOf, dayAfter, momentAt } from '../supplier/clock-time.ts';

const hour = 3_600_000;

type Schedule = Pick<FeedSource, 'every_hours' | 'daily_by' | 'last_read' | 'changed'>;

/**
 * When the next file of a source is due; null without a schedule. With a time of day, each day's file must arrive by then; otherwise a
 * file must arrive within the hours. After a change of the source, the time counts from the change.
 */
export function dueOf({ every_hours, daily_by, last_read, changed }: Schedule, timeZone: string): Date | null {
  const since = new Date(last_read ?? changed);
  if (daily_by !== null) return momentAt(dayAfter(clockOf(since, timeZone).slice(0, 10)), daily_by, timeZone);
  return every_hours === null ? null : new Date(since.getTime() + every_hours * hour);
}

/** Whether no file of a source came in time. */
export function isLate(source: Schedule, now: Date, timeZone: string): boolean {
  const due = dueOf(source, timeZone);
  return due !== null && due <= now;
}
