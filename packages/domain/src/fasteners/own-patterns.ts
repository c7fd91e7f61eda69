import type { StandardReading, StandardRecord, ThreadRecord } from './types.ts';
import type { WorkingText } from './working-text.ts';

/** A designation, however it is punctuated: `Tr20x4`, `TR 20 x 4`, `tr-20/4`. */
export function designationPattern(designation: string): RegExp {
  const pieces = designation.toLowerCase().match(/\d+\/\d+|\d+(?:\.\d+)?|[a-z]+/g) ?? [];
  const written = pieces.filter((piece) => piece !== 'x').map((piece) => piece.replace('.', '[.,]'));
  return new RegExp(`(?<![a-z0-9])${written.join('\\s*[-./x*:]?\\s*')}(?![a-z0-9]|[.,/]\\d)`);
}

export interface Designated<Record> {
  readonly pattern: RegExp;
  readonly record: Record;
}

/** Longer designations first, because `Tr20` also begins `Tr20x4`. */
export const designated = <Record>(
  records: readonly Record[],
  namesOf: (record: Record) => readonly string[],
): readonly Designated<Record>[] =>
  records
    .flatMap((record) => namesOf(record).map((name) => ({ name, record })))
    .filter(({ name }) => /[a-z]/i.test(name) && /\d/.test(name))
    .sort((a, b) => b.name.length - a.name.length)
    .map(({ name, record }) => ({ pattern: designationPattern(name), record }));

/** Reads the supplier's own standards and removes them from the text. */
export function readOwnStandards(own: readonly Designated<StandardRecord>[], text: WorkingText): StandardReading[] {
  return own.flatMap(({ pattern, record }) => {
    const match = text.takeMatch(pattern);
    if (!match) return [];
    const span = { start: match.index, end: match.index + match[0].length };
    return [{ ...span, name: `${record.body} ${record.number}`.trim(), record }];
  });
}

/** Reads the first of the supplier's own threads and removes it from the text. */
export function readOwnThread(own: readonly Designated<ThreadRecord>[], text: WorkingText) {
  for (const { pattern, record } of own) {
    const match = text.takeMatch(pattern);
    if (!match) continue;
    const span = { start: match.index, end: match.index + match[0].length };
    const size = { ...span, text: record.designation, mm: record.mm, system: 'named' as const, confidence: 1 };
    return { size, pitch: record.pitch };
  }
  return null;
}

/** The designation that the text of a size column stands for, or null. */
export const ownThreadOf = (own: readonly Designated<ThreadRecord>[], size: string): ThreadRecord | null =>
  own.find(({ pattern }) => pattern.exec(size.toLowerCase())?.[0] === size.toLowerCase())?.record ?? null;
