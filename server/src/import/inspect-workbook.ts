import { inflateRawSync } from 'node:zlib';
import { mostSheetRows } from '@portal/domain/import';
import { importMessages } from '../messages/import.ts';

/** Maximum unpacked size of a workbook in bytes: a list of 20,000 rows needs a fifth of it. */
export const maxUnpacked = 64 * 1024 * 1024;
const maxParts = 1_000;
/** Maximum number of columns of a sheet. */
const maxColumns = 200;

/** A refused workbook; the message is for the user who sent it. */
export class WorkbookRefusal extends Error {
  readonly reason: string;

  constructor(reason: string, message: string) {
    super(message);
    this.name = 'WorkbookRefusal';
    this.reason = reason;
  }
}

const broken = () => new WorkbookRefusal('broken_workbook', importMessages.damaged);
export const tooManyRows = (rows: number) =>
  new WorkbookRefusal('too_many_rows', importMessages.tooManyRows(rows.toLocaleString('en-AU')));
const tooMuch = () => new WorkbookRefusal('workbook_too_large', importMessages.tooLarge);

interface Part {
  readonly name: string;
  readonly method: number;
  readonly size: number;
  readonly unpacked: number;
  readonly offset: number;
}

/** The parts of the archive by its central directory, which the library reads too. */
function partsOf(bytes: Buffer): readonly Part[] {
  const from = Math.max(0, bytes.length - 65_557);
  const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  if (end < from || end + 22 > bytes.length) throw broken();
  // ZIP64, for archives over 4 GB: never true for an uploaded file.
  if (end >= 20 && bytes.readUInt32LE(end - 20) === 0x07064b50) throw broken();
  const count = bytes.readUInt16LE(end + 8);
  if (count > maxParts) throw tooMuch();
  let at = bytes.readUInt32LE(end + 16);
  const parts: Part[] = [];
  for (let i = 0; i < count; i += 1) {
    if (at + 46 > bytes.length || bytes.readUInt32LE(at) !== 0x02014b50) throw broken();
    const name = bytes.readUInt16LE(at + 28);
    parts.push({
      method: bytes.readUInt16LE(at + 10),
      size: bytes.readUInt32LE(at + 20),
      unpacked: bytes.readUInt32LE(at + 24),
      name: bytes.toString('utf8', at + 46, at + 46 + name),
      offset: bytes.readUInt32LE(at + 42),
    });
    at += 46 + name + bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
  }
  return parts;
}

/** Unpacks a part, at most to the size that the archive declares. */
function unpack(bytes: Buffer, { offset, method, size, unpacked }: Part): Buffer {
  if (offset + 30 > bytes.length || (method !== 0 && method !== 8)) throw broken();
  const start = offset + 30 + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const packed = bytes.subarray(start, start + size);
  if (method === 0) return packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, unpacked) });
  } catch {
    throw broken();
  }
}

function columnOf(letters: string): number {
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return column;
}

/** Checks rows and columns of a sheet: a single distant cell makes it as large as a full one. */
function checkSheet(xml: string): void {
  let rows = 0;
  for (const [, row] of xml.matchAll(/<(?:\w+:)?row\b(?:[^>]*?\sr="(\d{1,9})")?/g))
    rows = Math.max(rows + 1, Number(row ?? 0));
  let columns = 0;
  for (const [, letters = '', row] of xml.matchAll(/<(?:\w+:)?c\b[^>]*?\sr="([A-Z]{1,9})(\d{1,9})"/g)) {
    columns = Math.max(columns, columnOf(letters));
    rows = Math.max(rows, Number(row));
  }
  if (rows > mostSheetRows) throw tooManyRows(rows);
  if (columns > maxColumns) {
    throw new WorkbookRefusal('too_many_columns', importMessages.tooManyColumns(maxColumns));
  }
}

/** A formula whose result the file does not store, as programs that do not calculate write it. */
export interface UnvaluedFormula {
  /** Name of its sheet's part, such as `xl/worksheets/sheet1.xml`. */
  readonly part: string;
  /** Counted from 0. */
  readonly row: number;
  readonly column: number;
  readonly formula: string;
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };
const plainText = (latin1: string): string =>
  Buffer.from(latin1, 'latin1')
    .toString('utf8')
    .replace(/&(\w+);/g, (entity, name) => entities[name] ?? entity);

/** A cell with content. No part of the pattern reaches beyond the next cell, so that a hostile sheet is read once. */
const cellWithContent =
  /<((?:\w+:)?)c\b[^<>]*?\sr="([A-Z]{1,9})(\d{1,9})"[^<>]*(?<!\/)>((?:(?!<(?:\w+:)?c\b).)*?)<\/\1c>/gs;

function unvaluedFormulas(part: string, xml: string): readonly UnvaluedFormula[] {
  if (!/<(?:\w+:)?f\b/.test(xml)) return [];
  const cells = xml.matchAll(cellWithContent);
  return [...cells].flatMap(([cell, , letters = '', row, content = '']) => {
    const [, formula = ''] = /<(?:\w+:)?f\b[^>]*?(?:\/>|>([^<]*))/.exec(content) ?? [];
    // The result of a text formula may be empty.
    const hasValue = /<(?:\w+:)?v>[^<]/.test(content) || /^[^>]*\st="str"/.test(cell);
    if (!/<(?:\w+:)?f\b/.test(content) || hasValue) return [];
    return [{ part, row: Number(row) - 1, column: columnOf(letters) - 1, formula: plainText(formula) }];
  });
}

/** The name of the part of each sheet, in the order of the workbook. */
function sheetParts(workbook: string, relations: string): readonly string[] {
  const targets = new Map(
    [...relations.matchAll(/<(?:\w+:)?Relationship\b[^<>]*>/g)].map(([tag]) => [
      /\sId="([^"]*)"/.exec(tag)?.[1] ?? '',
      /\sTarget="([^"]*)"/.exec(tag)?.[1] ?? '',
    ]),
  );
  return [...workbook.matchAll(/<(?:\w+:)?sheet\b[^<>]*?\s\w+:id="([^"<]*)"/g)].map(([, id = '']) => {
    const target = targets.get(id) ?? '';
    return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
  });
}

/** What is known of a workbook before it is read. */
export interface InspectedWorkbook {
  /** Names of the parts of its sheets, in their order. */
  readonly sheets: readonly string[];
  readonly unvalued: readonly UnvaluedFormula[];
}

/**
 * Checks a ZIP file before it is read as a workbook (IMP-04). Throws a `WorkbookRefusal` if it is not a workbook, has macros or XML
 * entities, is too large when unpacked, or has too many rows or columns.
 */
export function inspectWorkbook(bytes: Buffer): InspectedWorkbook {
  const parts = partsOf(bytes);
  const named = (pattern: RegExp) => parts.some(({ name }) => pattern.test(name));
  if (!named(/^xl\/workbook\.xml$/i)) {
    throw new WorkbookRefusal('wrong_kind', importMessages.wrongKind);
  }
  if (named(/vbaProject\.bin$|^xl\/(?:macrosheets|dialogsheets)\//i)) {
    throw new WorkbookRefusal('macros', importMessages.macros);
  }
  if (parts.reduce((sum, part) => sum + part.unpacked, 0) > maxUnpacked) throw tooMuch();
  const unvalued: UnvaluedFormula[] = [];
  let workbook = '';
  let relations = '';
  for (const part of parts) {
    if (!/\.(?:xml|rels)$/i.test(part.name)) continue;
    const xml = unpack(bytes, part).toString('latin1');
    if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw broken();
    if (/^xl\/workbook\.xml$/i.test(part.name)) workbook = xml;
    if (/^xl\/_rels\/workbook\.xml\.rels$/i.test(part.name)) relations = xml;
    if (!/^xl\/worksheets\/[^/]+\.xml$/i.test(part.name)) continue;
    checkSheet(xml);
    unvalued.push(...unvaluedFormulas(part.name, xml));
  }
  return { sheets: sheetParts(workbook, relations), unvalued };
}
