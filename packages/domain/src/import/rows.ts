import { type Reading, readingsOf } from '../fasteners/line-readings.ts';
import {
  belowZeroAmong,
  mentionsPack,
  quantityAmong,
  quantityBefore,
  quantityLike,
  unitLike,
} from '../fasteners/quantities.ts';
import { readFastener } from '../fasteners/read-fastener.ts';
import { defaultTables } from '../fasteners/tables.ts';
import type { FastenerTables } from '../fasteners/types.ts';
import { importRowMessages } from '../messages/import-rows.ts';
import { type Carried, carriedWords } from './carried-words.ts';
import { isHeadingLine, type ReadColumns, readColumns } from './columns.ts';
import { joinContinuedLines } from './continued-lines.ts';
import { bareHead, lengthHead, sizeHead } from './headings.ts';
import { withoutLineNumbers } from './line-numbers.ts';
import { joinQuantityLines } from './quantity-lines.ts';
import { withoutRepeats } from './repeated-words.ts';
import { sectionOf } from './section-words.ts';
import { splitTables } from './split-tables.ts';
import { isSum } from './sum-lines.ts';
import type { ColumnRole, ImportRow, LearnedLayouts, LeftOut, ReadTable, SourceList, SourceRow } from './types.ts';

const empty = { code: '', customer_code: '', description: '', quantity: '', unit: '', reference: '' };

/**
 * The quantity in the words after and before a code, or null. If the words mention packs that the quantity does not include, returns
 * all the words, so that the buyer has to check the row.
 */
function besideCode(beside: readonly string[]): string | null {
  const parts = beside.map((part) => part.trim());
  const bare = parts.find((part) => quantityLike.test(part)) ?? quantityBefore.exec(parts[1] ?? '')?.[1];
  const all = parts.join(' ').trim();
  const [, among] = parts.map((part) => quantityAmong.exec(part) ?? belowZeroAmong.exec(part)).find(Boolean) ?? [];
  const found = bare ?? among;
  if (found === undefined) return null;
  return mentionsPack.test(all.replace(found, ' ')) && !mentionsPack.test(found) ? all : found;
}

/** The label that remains of `qty: 30` without its number. */
const quantityLabel = /^\W*(?:qty|quantity)\b\s*[:=.-]?\s*/i;

/** Reads a line of free text: prefers a reading whose text is a catalogue code, else the best one. */
function fromText(
  { line, source }: Pick<SourceRow, 'line' | 'source'>,
  text: string,
  isCode: (text: string) => boolean,
  tables: FastenerTables,
): ImportRow {
  const readings = readingsOf(text);
  const [best] = readings;
  const row = (code: string, reading: Pick<Reading, 'quantity'>, description = ''): ImportRow => ({
    ...empty,
    line,
    source,
    code,
    description,
    quantity: reading.quantity,
  });
  const whole = readings.find((reading) => isCode(reading.text));
  if (whole) return row(whole.text, whole);
  const words = text.split(/[\s,;:|()]+/).filter((word) => word !== '');
  const at = words.findIndex((word) => /\d/.test(word) && word.length > 3 && isCode(word));
  const code = words[at];
  if (code !== undefined) {
    const beside = [words.slice(at + 1).join(' '), words.slice(0, at).join(' ')];
    const found = besideCode(beside);
    if (found !== null) return row(code, { quantity: found });
    const edge = readings.find((reading) => reading.quantity !== '' && reading.text.includes(code));
    const rest = (edge?.text ?? text).replace(code, ' ').replace(/\s+/g, ' ').trim();
    // `CODE box x 2`: the rest of the line is the unit.
    if (edge && unitLike.test(rest)) return row(code, { quantity: `${edge.quantity} ${rest}` });
    const unclear = mentionsPack.test(rest);
    return row(
      code,
      { quantity: unclear ? text.replace(code, ' ').trim() : (edge?.quantity ?? '') },
      unclear ? '' : rest,
    );
  }
  // No code: the fastener grammar distinguishes the quantity from sizes, grades and prices.
  const { quantity: said, items } = readFastener(text, { tables });
  // `M6 x 30 cap screws -40`: after a part in words, the dash is a separator.
  const dashed = said !== null && /\p{L}{3,}\.? -\d+$/u.test(text) && items.some(({ size }) => size !== null);
  const below = dashed ? null : belowZeroAmong.exec(text);
  if (said && !below) {
    const rest = `${text.slice(0, said.start)} ${text.slice(said.end)}`
      .replace(/\s+/g, ' ')
      .replace(quantityLabel, '')
      // Remainders of `4x`, `6/`, `x50` and `qty 50`.
      .replace(/^\s*\/\s*(?=\d)|^\W*[x×*](?:\s+|(?=m\d))|\s+(?:qty|quantity)\W*$/gi, ' ')
      .replace(/\s[x×*=:–-]\s*$/, '')
      .trim();
    return /\s/.test(rest) || !/\d/.test(rest)
      ? row('', { quantity: said.text }, rest)
      : row(rest, { quantity: said.text });
  }
  // `10 x 24 x 1/2` has all its figures in size and length, so that none is a quantity.
  const complete = items.some(
    ({ size, length, thread }) => size && (length?.confidence ?? 0) > 0.5 && thread.tpi !== null,
  );
  if (complete && best?.quantity) return row('', { quantity: '' }, text);
  const one = best && !/\s/.test(best.text) ? best : below && best ? best : { text, quantity: '' };
  // A single word is a code; several words are a description.
  return /\s/.test(one.text) ? row('', one, one.text) : row(one.text, one);
}

/** Adds the words of a heading or of the row above to a row, which is then described in words. */
function withWords(found: RowFound, { words, quantity, lengthOnly }: Carried, tables: FastenerTables): ImportRow {
  const { row, text } = found;
  const own = lengthOnly ? text : [row.description, row.code].filter((each) => each !== '').join(' ');
  const whole = `${words} ${withoutRepeats(own)}`.trim();
  if (row.quantity !== '' && !lengthOnly) return { ...row, code: '', description: whole };
  const read = fromText(row, whole, () => false, tables);
  return { ...row, code: '', description: read.description || read.code, quantity: read.quantity || (quantity ?? '') };
}

/** `4 x M20 x 65` in a table without a column of quantities: the quantity is with the words. */
function withOwnQuantity(row: ImportRow, tables: FastenerTables): ImportRow {
  if (row.quantity !== '' || row.code !== '' || row.description === '') return row;
  const { quantity } = readFastener(row.description, { tables });
  if (quantity === null || quantity.confidence < 0.9) return row;
  const rest = `${row.description.slice(0, quantity.start)} ${row.description.slice(quantity.end)}`;
  return {
    ...row,
    quantity: quantity.text,
    description: rest
      .replace(/^\s*[x*]\s*/i, '')
      .replace(/\s+/g, ' ')
      .trim(),
  };
}

/** A heading that counts packs: `Qty (packs)`, `Boxes`. */
const countsPacks = /(?:^|[^a-z])(?:packs?|pks?|pkts?|boxes|bags|cartons)\)?$/i;

/** `Pack` 100 and `Qty (packs)` 3: three packs of a hundred. */
const inPacks = (quantity: string, unit: string, head: string) =>
  countsPacks.test(head.trim()) && /^\d+$/.test(quantity) && /^\d{2,5}$/.test(unit)
    ? { quantity: `${quantity}*${unit}`, unit: '' }
    : { quantity, unit };

function fromCells(
  { line, source, cells }: SourceRow,
  { roles, heads }: Pick<ReadColumns, 'roles' | 'heads'>,
  tables: FastenerTables,
): ImportRow {
  const at = (role: ColumnRole) => cells[roles.indexOf(role)] ?? '';
  const size = heads.findIndex((head) => sizeHead.test(bareHead(head)));
  const length = heads.findIndex((head) => lengthHead.test(bareHead(head)));
  const together = size >= 0 && length >= 0 && cells[size] && cells[length];
  // `1/2` and `3` in columns of their own are `1/2 x 3`, as in a description.
  const pieces = together
    ? cells.flatMap((cell, i) => (i === length ? [] : i === size ? [`${cell} x ${cells[length]}`] : [cell]))
    : cells;
  const rolesOfPieces = together ? roles.filter((_, i) => i !== length) : roles;
  // `galv` in a column of remarks.
  const remark = sectionOf(at('reference'), tables);
  const row: ImportRow = {
    line,
    source,
    code: at('code'),
    customer_code: at('customer_code'),
    description: [...pieces.filter((_, i) => rolesOfPieces[i] === 'description'), remark].filter(Boolean).join(' '),
    ...inPacks(at('quantity'), at('unit'), heads[roles.indexOf('quantity')] ?? ''),
    reference: at('reference'),
  };
  return withOwnQuantity(row, tables);
}

export interface ReadRows {
  readonly rows: readonly ImportRow[];
  readonly leftOut: readonly LeftOut[];
  readonly tables: readonly ReadTable[];
  readonly notes: readonly string[];
}

interface RowFound {
  readonly row: ImportRow;
  readonly text: string;
  readonly mayHead: boolean;
}
/** A row before the words of headings above it are added. */
type FoundRow =
  | RowFound
  /** Names no part, but may head the rows below it. */
  | { readonly left: LeftOut; readonly text: string; readonly mayHead: true };

/** `Bolts` in a table: the only cell of its row, and no quantity. */
function titleOf({ cells }: SourceRow): string | null {
  const filled = cells.filter((cell) => cell !== '');
  return filled.length === 1 && !quantityLike.test(filled[0] ?? '') ? (filled[0] ?? '') : null;
}

function rowOfTable(
  source: SourceRow,
  columns: ReadColumns,
  isCode: (text: string) => boolean,
  grammar: FastenerTables,
): FoundRow {
  const title = titleOf(source);
  const read = fromCells(source, columns, grammar);
  const named = read.code !== '' || read.customer_code !== '' || read.description !== '';
  if (!named && title === null) {
    const left = { line: source.line, source: source.source, why: importRowMessages.noPart };
    return { left, text: '', mayHead: true };
  }
  const row = title === null ? read : fromText(source, title, isCode, grammar);
  // A code needs no words of a heading.
  const text = [row.code, row.customer_code].some(isCode) ? '' : `${row.description} ${row.code}`.trim();
  return { row, text: title ?? text, mayHead: title !== null };
}

/** Why a row of free text or of a table orders nothing, or null. */
function whyNoLine({ source, code, description }: ImportRow): string | null {
  if (isHeadingLine(source)) return importRowMessages.headings;
  return isSum(description || code) && (code === '' || description === '') ? importRowMessages.total : null;
}

/** Adds to each row what a heading or the row above says of it, and takes the headings out. */
function withHeadings(found: readonly FoundRow[], isCode: (text: string) => boolean, grammar: FastenerTables) {
  const lineOf = (each: FoundRow) => ('row' in each ? each.row.line : each.left.line);
  const { words, headings } = carriedWords(
    found.map((each) => ({ line: lineOf(each), text: each.text, mayHead: each.mayHead })),
    isCode,
    grammar,
  );
  const rows: ImportRow[] = [];
  const leftOut: LeftOut[] = [];
  for (const each of found) {
    const carried = words.get(lineOf(each));
    if (headings.has(lineOf(each))) {
      const { line, source } = 'row' in each ? each.row : each.left;
      leftOut.push({ line, source, why: importRowMessages.headsRows });
    } else if (!('row' in each)) leftOut.push(each.left);
    else {
      const why = whyNoLine(each.row);
      const coded = [each.row.code, each.row.customer_code].some(isCode);
      if (why === null) rows.push(carried === undefined || coded ? each.row : withWords(each, carried, grammar));
      else leftOut.push({ line: each.row.line, source: each.row.source, why });
    }
  }
  return { rows, leftOut };
}

/** The parts and quantities of a list's rows (IMP-06). Every source row is returned, or listed as left out with a reason. */
export function rowsOf(
  list: SourceList,
  isCode: (text: string) => boolean,
  layouts?: LearnedLayouts,
  grammar: FastenerTables = defaultTables,
): ReadRows {
  const found: FoundRow[] = [];
  const leftOut: LeftOut[] = [...list.leftOut];
  const notes = new Set<string>();
  const tables = new Map<string, ReadTable>();
  for (const table of list.tables) {
    if (table.free) {
      const { rows: single, joined } = joinQuantityLines(withoutLineNumbers(table.rows));
      for (const { line, source } of joined) leftOut.push({ line, source, why: importRowMessages.quantityOfAbove });
      const { rows, joined: continued } = joinContinuedLines(single, grammar);
      for (const { line, source } of continued) leftOut.push({ line, source, why: importRowMessages.partOfAbove });
      for (const source of rows) {
        const text = source.cells[0] ?? '';
        found.push({ row: fromText(source, withoutRepeats(text), isCode, grammar), text, mayHead: true });
      }
      continue;
    }
    for (const part of splitTables(table.rows, isCode)) {
      const columns = readColumns(part, isCode, layouts);
      leftOut.push(...columns.leftOut);
      for (const each of columns.above) {
        const left = { line: each.line, source: each.source, why: importRowMessages.aboveHeadings };
        found.push({ left, text: titleOf(each) ?? '', mayHead: true });
      }
      found.push(...columns.rows.map((source) => rowOfTable(source, columns, isCode, grammar)));
      for (const note of columns.notes) notes.add(note);
      const [first] = columns.rows;
      if (first && !tables.has(columns.layout)) {
        const { layout, heads, roles } = columns;
        tables.set(layout, {
          ...{ line: first.line, layout },
          columns: roles.map((role, i) => ({ role, head: heads[i] ?? '' })),
        });
      }
    }
  }
  const carried = withHeadings(found, isCode, grammar);
  return {
    rows: carried.rows,
    leftOut: [...leftOut, ...carried.leftOut].sort((a, b) => a.line - b.line),
    tables: [...tables.values()],
    notes: [...notes],
  };
}
