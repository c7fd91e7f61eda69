import { valueMessages } from '../messages/values.ts';
import type { Value } from '../records/index.ts';
import type { Fault, Formats } from './types.ts';

const earliest = 2000;
const latest = 2100;
const parts: Readonly<Record<string, string>> = {
  YYYY: '(?<year>\\d{4})',
  MM: '(?<month>\\d{1,2})',
  DD: '(?<day>\\d{1,2})',
};

/** Returns a pattern for a format such as `DD.MM.YYYY`, with an optional time of day, which is ignored. */
const patternOf = (format: string) =>
  new RegExp(
    `^${format.replace(/[.*+?^${}()|[\]\\/]/g, '\\$&').replace(/YYYY|MM|DD/g, (part) => parts[part] ?? part)}(?:[T ].*)?$`,
  );

/** Reads a calendar day as YYYY-MM-DD. */
export function readDate(text: string, { date }: Formats): Value | Fault {
  const { year = '', month = '', day = '' } = patternOf(date).exec(text)?.groups ?? {};
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const time = Date.parse(`${iso}T00:00:00Z`);
  if (year === '' || Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== iso) {
    return valueMessages.date.otherFormat(date);
  }
  if (Number(year) < earliest || Number(year) > latest) {
    return valueMessages.date.outside(earliest, latest);
  }
  return iso;
}
