const day = 86_400_000;

/** The date (YYYY-MM-DD) `days` later; a weekend becomes the following Monday. */
export function addDays(date: string, days: number): string {
  const at = new Date(Date.parse(`${date}T00:00:00Z`) + days * day);
  const weekday = at.getUTCDay();
  const shift = weekday === 6 ? 2 : weekday === 0 ? 1 : 0;
  return new Date(at.getTime() + shift * day).toISOString().slice(0, 10);
}

/** UTC time `minutes` before (negative) or after 8 am in Sydney (22:00 UTC the day before). */
export function minutesFrom(date: string, minutes: number): string {
  return new Date(Date.parse(`${date}T00:00:00Z`) - 2 * 3_600_000 + minutes * 60_000).toISOString();
}
