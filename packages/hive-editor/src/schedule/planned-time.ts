import { TZDate } from '@date-fns/tz';

/** A day and a time as they are typed, in the supplier's time zone. */
export interface PlannedTime {
  /** YYYY-MM-DD */
  readonly day: string | null;
  /** HH:MM; empty if not given. */
  readonly time: string;
}

export const nothingPlanned: PlannedTime = { day: null, time: '09:00' };

/** The moment in UTC (ISO 8601); null if the day or the time is missing. */
export function momentOf({ day, time }: PlannedTime, timeZone: string): string | null {
  if (day === null || !/^\d{2}:\d{2}$/.test(time)) return null;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return new Date(new TZDate(year, month - 1, date, hours, minutes, timeZone).getTime()).toISOString();
}
