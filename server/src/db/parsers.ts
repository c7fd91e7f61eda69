/** Parsers of the database's text values by type id, the same for both kinds of database. */

/** `2026-11-20 23:41:22.5+00` → `2026-11-20T23:41:22.500Z`. Infinity stays unchanged. */
export function isoTime(text: string): string {
  const written = text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00');
  const time = new Date(written);
  return Number.isNaN(time.getTime()) ? text : time.toISOString();
}

const asText = (text: string) => text;

/** By type id of PostgreSQL's catalogue: int8, numeric, date, timestamp, timestamptz. */
export const scalarParsers: Readonly<Record<number, (text: string) => string>> = {
  20: asText,
  1700: asText,
  1082: asText,
  1114: asText,
  1184: isoTime,
};

/** Array type id → element type id, for the element types above. */
export const arrayElements: Readonly<Record<number, number>> = {
  1016: 20,
  1231: 1700,
  1182: 1082,
  1115: 1114,
  1185: 1184,
};
