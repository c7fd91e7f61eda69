import { importRowMessages } from '../messages/import-rows.ts';
import { withoutBullet, withoutMessageHead } from './line-starts.ts';
import { isClosing, isTalk } from './talk.ts';
import type { LeftOut, SourceList, SourceRow, SourceTable } from './types.ts';

/** `(20)` at the start of a line: a quantity, unless the lines are numbered with it. */
const inBrackets = /^\s*\((\d{1,3})\)\s/;
const blanks = /[\u00a0\u2007\u202f]/g;
const separators = ['\t', ';', '|', ','] as const;
/** Two or more blanks, as in text whose columns are aligned. */
const aligned = '  ';
/** `B1 / 24 / M20 / 55`: columns between slashes. */
const slashed = ' / ';
/** The share of rows that must have the separator for a text to count as a table. */
const most = 0.7;

interface Record_ {
  readonly line: number;
  readonly source: string;
}

/** Splits a text into lines. A quoted field may contain one line break, if its quotes are at field edges. */
function recordsOf(text: string): Record_[] {
  const lines = text.replace(/^\ufeff/, '').split(/\r\n|\r|\n/);
  const records: Record_[] = [];
  const opens = (line: string) => /(?:^|[\t;|,])"(?:[^"]|"")*$/.test(line);
  const closes = /^(?:[^"]|"")*"(?=$|[\t;|,])/;
  for (let i = 0; i < lines.length; i += 1) {
    const line = lines[i] ?? '';
    const next = lines[i + 1];
    // At most one more line, so that an inch sign at the end of a line cannot swallow the list.
    if (next !== undefined && opens(line) && closes.test(next)) {
      records.push({ line: i + 1, source: `${line}\n${next}` });
      i += 1;
    } else records.push({ line: i + 1, source: line });
  }
  return records;
}

const clean = (cell: string) => cell.replace(blanks, ' ').replace(/\s+/g, ' ').trim();

/** The fields of a line. Quotes count only at field edges, so that `M12 x 1"` keeps its inch sign. */
export function splitFields(line: string, separator: string): string[] {
  if (separator === aligned) return line.trim().split(/ {2,}/).map(clean);
  const fields: string[] = [];
  let at = 0;
  while (at <= line.length) {
    if (line[at] === '"') {
      let end = at + 1;
      while (end < line.length && !(line[end] === '"' && line[end + 1] !== '"')) end += line[end] === '"' ? 2 : 1;
      const after = end + 1;
      if (end < line.length && (after === line.length || line.startsWith(separator, after))) {
        fields.push(clean(line.slice(at + 1, end).replaceAll('""', '"')));
        at = after + separator.length;
        continue;
      }
    }
    let end = line.indexOf(separator, at);
    if (end < 0) end = line.length;
    fields.push(clean(line.slice(at, end)));
    at = end + separator.length;
  }
  return fields;
}

/** Joins `1` and `000` of an unquoted `1,000` again if the row has more fields than the others. */
function joinThousands(fields: readonly string[], width: number): string[] {
  const joined: string[] = [];
  for (const [i, field] of fields.entries()) {
    const last = joined.at(-1);
    const over = joined.length + fields.length - i > width;
    if (over && joined.length > 1 && last !== undefined && /^\d{1,3}(?:,\d{3})*$/.test(last) && /^\d{3}$/.test(field)) {
      joined[joined.length - 1] = `${last},${field}`;
    } else joined.push(field);
  }
  return joined;
}

const hasText = (text: string) => /[\p{L}\p{N}]/u.test(text);

const commonest = (counts: readonly number[]): number => {
  const times = new Map<number, number>();
  for (const count of counts) times.set(count, (times.get(count) ?? 0) + 1);
  return [...times].sort((a, b) => b[1] - a[1] || b[0] - a[0])[0]?.[0] ?? 1;
};

/** Whether comma-separated lines are prose: words with commas and no heading, whose quantities the grammar reads better. */
function isProse(written: readonly Record_[]): boolean {
  const [first] = written;
  if (!first || written.some(({ source }) => /(?:^|,)"[^"]*"(?:,|$)/.test(source))) return false;
  if (
    first.source.includes(',') &&
    !/\d/.test(first.source) &&
    /(?:^|,)\s*(?:qty|quantity|code|description|part|item|stock)/i.test(first.source)
  )
    return false;
  const words = written.filter(({ source }) => /\p{L}.*\s/u.test(splitFields(source, ',')[0] ?? ''));
  return words.length >= written.length * most;
}

/** `1,000 M6 washers`: a comma within a number separates nothing. */
const withoutThousands = (source: string): string =>
  /^\s*\d{1,3},\d{3}\s+\p{L}/u.test(source) ? source.replace(',', '') : source;

function separatorOf(records: readonly Record_[]): Separator {
  const written = records.map(({ line, source }) => ({ line, source: withoutThousands(source) }));
  for (const separator of separators) {
    const having = written.filter(({ source }) => splitFields(source, separator).length > 1);
    if (having.length === 0 || having.length < written.length * most) continue;
    // Descriptions contain commas too: they separate columns only if most rows have the same number of them.
    if (separator === ',' && isProse(written)) continue;
    if (separator === ',' && having.length > 2) {
      const counts = having.map(({ source }) => splitFields(source, separator).length);
      const usual = commonest(counts);
      if (counts.filter((count) => Math.abs(count - usual) <= 1).length < having.length * most) continue;
    }
    return separator;
  }
  const inSlashes = written.filter(({ source }) => splitFields(source, slashed).length > 3);
  if (inSlashes.length > 2 && inSlashes.length >= written.length * most) return slashed;
  // Columns aligned by blanks: most lines have as many.
  const counts = written
    .map(({ source }) => splitFields(source, aligned))
    // `Mark: F1  Desc: Nut M24  Qty: 18` names its fields, so that the grammar reads them better.
    .filter((fields) => fields.length > 2 && fields.filter((field) => /^\p{L}+\.?:\s/u.test(field)).length < 2)
    .map((fields) => fields.length);
  const usual = commonest(counts);
  const same = counts.filter((count) => count === usual).length;
  return same > 2 && same >= written.length * most ? aligned : null;
}

type Separator = (typeof separators)[number] | typeof aligned | typeof slashed | null;

/** Separators that text hardly ever contains. */
const ofTables = ['\t', '|'] as const;

/**
 * The separator of each line. A message may have lines of text around its tables: if the text as a whole is no table, at least two
 * lines in a row with the same separator are one. A line between two of them belongs to it.
 */
function separatorsOf(records: readonly Record_[]): readonly Separator[] {
  const whole = separatorOf(records);
  if (whole !== null) return records.map(() => whole);
  const own = records.map(
    ({ source }): Separator => ofTables.find((each) => splitFields(source, each).filter(hasText).length > 1) ?? null,
  );
  const between = own.map((each, i) => (each === null && own[i - 1] === own[i + 1] ? (own[i - 1] ?? null) : each));
  return between.map((each, i) => (each === between[i - 1] || each === between[i + 1] ? each : null));
}

/** The rows of a pasted text or text file, with any of the usual separators or none (IMP-06). */
export function readText(text: string): SourceList {
  const records = recordsOf(text).filter(({ source }) => hasText(source) || /^--\s?$/.test(source));
  const numbers = records.flatMap(({ source }) => inBrackets.exec(source)?.[1] ?? []);
  const numbered = numbers.every((each, i) => Number(each) === i + 1);
  const withoutHead = records.map(({ line, source }) => ({ line, source: withoutMessageHead(source) }));
  const used = separatorsOf(withoutHead);
  const tables: { readonly separator: Separator; readonly rows: SourceRow[] }[] = [];
  const leftOut: LeftOut[] = [];
  const widths = new Map<Separator, number>();
  let signature = false;
  // Lines without a number after `Thanks,` are the name and place of whoever wrote the list.
  let closed = false;
  const bare = (source: string) => (!numbered && inBrackets.test(source) ? source : withoutBullet(source));
  for (const separator of new Set(used)) {
    if (separator === null) continue;
    const fields = withoutHead.flatMap(({ source }, i) =>
      used[i] === separator ? [splitFields(bare(source), separator).length] : [],
    );
    widths.set(separator, commonest(fields));
  }
  for (const [i, { line, source }] of records.entries()) {
    const said = bare(withoutHead[i]?.source ?? source);
    const separator = used[i] ?? null;
    const fields = separator === null ? [] : splitFields(said, separator);
    const plain = clean(said);
    if (/^--\s?$/.test(source)) signature = true;
    const name = closed && !/\d/.test(plain);
    if (isClosing(plain)) closed = true;
    if (!hasText(plain)) continue;
    if (signature || name) leftOut.push({ line, source, why: importRowMessages.signature });
    else if (isTalk(plain) && (separator === null || fields.length < 3)) {
      leftOut.push({ line, source, why: importRowMessages.talk });
    } else {
      const width = widths.get(separator) ?? 1;
      const cells = separator === null ? [plain] : separator === ',' ? joinThousands(fields, width) : fields;
      const last = tables.at(-1);
      if (last?.separator === separator) last.rows.push({ line, source, cells });
      else tables.push({ separator, rows: [{ line, source, cells }] });
    }
  }
  return { tables: tables.map(({ separator, rows }): SourceTable => ({ rows, free: separator === null })), leftOut };
}

/** The rows of a sheet. */
export function readCells(cells: readonly (readonly string[])[]): SourceList {
  const rows = cells.flatMap((row, i): SourceRow[] => {
    const cleaned = row.map(clean);
    return cleaned.some(hasText)
      ? [{ line: i + 1, source: cleaned.filter((each) => each !== '').join(' | '), cells: cleaned }]
      : [];
  });
  return { tables: [{ rows, free: false }], leftOut: [] };
}
