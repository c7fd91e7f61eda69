import {
  belowZeroAmong,
  mentionsPack,
  quantityAmong,
  quantityBefore,
  quantityLike,
  type Reading,
  readingsOf,
  unitLike,
} from '../fasteners/quantities.ts';
import { readFastener } from '../fasteners/read-fastener.ts';
import { importRowMessages } from '../messages/import-rows.ts';
import { carriedWords, withoutAsAbove } from './carried-words.ts';
import { lengthHead, type ReadColumns, readColumns, sizeHead } from './columns.ts';
import type { ColumnRole, ImportRow, LearnedLayouts, LeftOut, SourceRow, SourceTable } from './types.ts';

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

/** What is left of `qty: 30` without its number. */
const quantityLabel = /^\W*(?:qty|quantity)\b\s*[:=.-]?\s*/i;

/** Reads a line of free text: prefers a reading whose text is a catalogue code, else the best one. */
function fromText({ line, source }: SourceRow, text: string, isCode: (text: string) => boolean): ImportRow {
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
  const { quantity: said } = readFastener(text);
  const below = belowZeroAmong.exec(text);
  if (said && !below) {
    const rest = `${text.slice(0, said.start)} ${text.slice(said.end)}`
      .replace(/\s+/g, ' ')
      .replace(quantityLabel, '')
      .trim();
    return /\s/.test(rest) || !/\d/.test(rest)
      ? row('', { quantity: said.text }, rest)
      : row(rest, { quantity: said.text });
  }
  const one = best && !/\s/.test(best.text) ? best : below && best ? best : { text, quantity: '' };
  // A single word is a code; several words are a description.
  return /\s/.test(one.text) ? row('', one, one.text) : row(one.text, one);
}

/** Adds the words of a heading to a row, which then is described in words. */
const withWords = (row: ImportRow, words: string): ImportRow => ({
  ...row,
  code: '',
  description: [words, row.description, row.code].filter((each) => each !== '').join(' '),
});

/** `4 x M20 x 65` in a table without a column of quantities: the quantity stands with the words. */
function withOwnQuantity(row: ImportRow): ImportRow {
  if (row.quantity !== '' || row.code !== '' || row.description === '') return row;
  const { quantity } = readFastener(row.description);
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

function fromCells(
  { line, source, cells }: SourceRow,
  { roles, heads }: Pick<ReadColumns, 'roles' | 'heads'>,
): ImportRow {
  const at = (role: ColumnRole) => cells[roles.indexOf(role)] ?? '';
  const size = heads.findIndex((head) => sizeHead.test(head.trim()));
  const length = heads.findIndex((head) => lengthHead.test(head.trim()));
  const together = size >= 0 && length >= 0 && cells[size] && cells[length];
  // `1/2` and `3` in columns of their own are `1/2 x 3`, as in a description.
  const pieces = together
    ? cells.flatMap((cell, i) => (i === length ? [] : i === size ? [`${cell} x ${cells[length]}`] : [cell]))
    : cells;
  const rolesOfPieces = together ? roles.filter((_, i) => i !== length) : roles;
  return withOwnQuantity({
    line,
    source,
    code: at('code'),
    customer_code: at('customer_code'),
    description: pieces.filter((cell, i) => rolesOfPieces[i] === 'description' && cell !== '').join(' '),
    quantity: at('quantity'),
    unit: at('unit'),
    reference: at('reference'),
  });
}

export interface ReadRows {
  readonly rows: readonly ImportRow[];
  readonly leftOut: readonly LeftOut[];
  readonly columns: readonly { readonly role: ColumnRole; readonly head: string }[];
  readonly layout: string;
  readonly notes: readonly string[];
}

/** The parts and quantities of a list's rows (IMP-06). Every source row is returned, or listed as left out with a reason. */
export function rowsOf(
  table: SourceTable,
  isCode: (text: string) => boolean,
  corrected?: readonly ColumnRole[],
  layouts?: LearnedLayouts,
): ReadRows {
  if (table.free) {
    const { words, headings } = carriedWords(table.rows, isCode);
    const read = table.rows
      .filter(({ line }) => !headings.has(line))
      .map((row) => {
        const carried = words.get(row.line);
        const text = row.cells[0] ?? '';
        return carried === undefined
          ? fromText(row, text, isCode)
          : withWords(fromText(row, withoutAsAbove(text), isCode), carried);
      });
    const above = table.rows
      .filter(({ line }) => headings.has(line))
      .map(({ line, source }) => ({ line, source, why: importRowMessages.headsRows }));
    return {
      ...{ rows: read, columns: [], layout: '', notes: [] },
      leftOut: [...table.leftOut, ...above].sort((a, b) => a.line - b.line),
    };
  }
  const columns = readColumns(table, isCode, corrected, layouts);
  const { layout, roles, heads, rows, leftOut, notes } = columns;
  const read: ImportRow[] = [];
  const without: LeftOut[] = [];
  for (const source of rows) {
    const row = fromCells(source, columns);
    const filled = source.cells.filter((cell) => cell !== '');
    if (row.code !== '' || row.customer_code !== '' || row.description !== '') read.push(row);
    else if (filled.length === 1 && source.cells.length > 0 && !quantityLike.test(filled[0] ?? '')) {
      read.push(fromText(source, filled[0] ?? '', isCode));
    } else without.push({ line: source.line, source: source.source, why: importRowMessages.noPart });
  }
  return {
    rows: read,
    leftOut: [...table.leftOut, ...leftOut, ...without].sort((a, b) => a.line - b.line),
    columns: roles.map((role, i) => ({ role, head: heads[i] ?? '' })),
    layout,
    notes,
  };
}
