const day = 86_400_000;

/** Day and time of a moment on a clock: `2026-11-26 06:05`. */
export const clockOf = (moment: Date, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(moment);

/** The day after one, YYYY-MM-DD. */
export const dayAfter = (date: string): string => new Date(Date.parse(date) + day).toISOString().slice(0, 10);

/** The moment at which a clock shows a day (YYYY-MM-DD) and a time (HH:MM). A time that daylight saving skips becomes the hour after it. */
export function momentAt(date: string, time: string, timeZone: string): Date {
  const wanted = Date.parse(`${date}T${time}:00Z`);
  const ahead = (moment: number) =>
    Date.parse(`${clockOf(new Date(moment), timeZone).replace(' ', 'T')}:00Z`) - Math.floor(moment / 60_000) * 60_000;
  // On the day of a clock change, the offset of the first guess may be wrong, so it is calculated again.
  return new Date(wanted - ahead(wanted - ahead(wanted)));
}
