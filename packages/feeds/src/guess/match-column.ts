import type { Column } from '../records/index.ts';
import { type Formats, isFault, readValue } from '../values/index.ts';
import { otherNames, plainName } from './column-names.ts';
import { booleanWords } from './value-words.ts';

/** How a column of a file was recognised. */
export type MatchReason = 'name' | 'similar' | 'values';

export interface Match {
  readonly column: string;
  /** 0 to 100. */
  readonly percent: number;
  readonly reason: MatchReason;
}

/** Shorter partial matches score lower. */
const shortestPart = 4;

function nameScore(name: string, column: string): number {
  const given = plainName(name);
  const own = plainName(column);
  if (given === '') return 0;
  if (given === own) return 1;
  const others = otherNames[column] ?? [];
  const place = others.indexOf(given);
  if (place >= 0) return 0.97 - place * 0.001;
  const known = [own, ...others];
  if (name.split(/[^\p{L}\d]+/u).some((word) => known.includes(plainName(word)))) return 0.85;
  const contains = known.some(
    (other) =>
      other.length >= shortestPart && given.length >= shortestPart && (given.includes(other) || other.includes(given)),
  );
  return contains ? 0.7 : 0;
}

/** Whether values alone can identify a column of this type. Other types accept too many values. */
const isTelling = (kind: Column['type']['kind']) => kind === 'email' || kind === 'choice';

/** Columns whose codes are words: a number in them is a quantity. */
const wordColumns: ReadonlySet<string> = new Set(['pack_code']);
const isNumber = (value: string) => /^\d+(?:[.,]\d+)?$/.test(value);

/** Share of the values that the column can hold, 0 to 1; 1 without values. */
function valueScore(name: string, column: Column, values: readonly string[], formats: Formats): number {
  const filled = values.filter((value) => value !== '');
  if (filled.length === 0) return 1;
  if (wordColumns.has(name) && filled.every(isNumber)) return 0;
  const isReadable = (value: string) =>
    (column.type.kind === 'boolean' && booleanWords.has(value.toLowerCase())) ||
    !isFault(readValue(column.type, value, formats));
  return filled.filter(isReadable).length / filled.length;
}

/** How well a column of a file, by its name and values, fits a column of a feed; null if it does not. Without formats, by its name only. */
export function matchColumn(
  given: { readonly name: string; readonly values: readonly string[] },
  name: string,
  column: Column,
  formats: Formats | null,
): Match | null {
  const byName = nameScore(given.name, name);
  const byValue = formats === null ? 1 : valueScore(name, column, given.values, formats);
  if (byName > 0) {
    // Values that do not fit may still be mapped, so the name keeps most of its weight.
    const percent = Math.round(100 * byName * (0.5 + 0.5 * byValue));
    return { column: name, percent, reason: byName > 0.9 ? 'name' : 'similar' };
  }
  if (formats === null) return null;
  const isFilled = given.values.some((value) => value !== '');
  if (isTelling(column.type.kind) && isFilled && byValue === 1) return { column: name, percent: 50, reason: 'values' };
  return null;
}
