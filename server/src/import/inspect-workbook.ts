import { mostSheetRows } from '@portal/domain/import';
import { SaxesParser } from 'saxes';
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
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
const tooManyColumns = () => new WorkbookRefusal('too_many_columns', importMessages.tooManyColumns(maxColumns));

/** A formula whose result the file does not store, as programs that do not calculate write it. */
export interface UnvaluedFormula {
  /** Name of its sheet's part, such as `xl/worksheets/sheet1.xml`. */
  readonly part: string;
  /** Counted from 0. */
  readonly row: number;
  readonly column: number;
  readonly formula: string;
}

/** Facts of a workbook that are known before it is read. */
export interface InspectedWorkbook {
  /** Names of the parts of its sheets, in their order. */
  readonly sheets: readonly string[];
  readonly unvalued: readonly UnvaluedFormula[];
}

type Attributes = Readonly<Record<string, string>>;

/** Callbacks for the content of an XML part. Names of elements are without a namespace prefix. */
interface Handlers {
  starts?(name: string, attributes: Attributes): void;
  text?(piece: string): void;
  ends?(name: string): void;
}

const localName = (name: string) => name.slice(name.indexOf(':') + 1);

/** Reads an XML part as a stream. A document type could define entities that grow while they are read, and no workbook has one. */
async function readXml(zip: ZipFile, entry: Entry, { starts, text, ends }: Handlers): Promise<void> {
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', () => {
    throw broken();
  });
  if (starts) parser.on('opentag', ({ name, attributes }) => starts(localName(name), attributes as Attributes));
  if (text) parser.on('text', text);
  if (ends) parser.on('closetag', ({ name }) => ends(localName(name)));
  const stream = await zip.openReadStreamPromise(entry);
  for await (const piece of stream.setEncoding('utf8')) parser.write(piece as string);
  parser.close();
}

/** `AB12`: the column by its letters and the row by its number, both counted from 1; null without a place. */
function placeOf(reference = ''): { readonly column: number; readonly row: number } | null {
  const [, letters, row] = /^([A-Z]{1,9})(\d{1,9})$/.exec(reference) ?? [];
  if (letters === undefined) return null;
  let column = 0;
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64;
  return { column, row: Number(row) };
}

/** A cell while it is read. */
interface OpenCell {
  readonly row: number;
  readonly column: number;
  formula: string | null;
  hasValue: boolean;
}

/**
 * Returns a sheet's formulas without a result. Throws a `WorkbookRefusal` if it has too many rows or columns: a single distant cell makes a
 * sheet as large as a full one.
 */
async function readSheet(zip: ZipFile, entry: Entry): Promise<readonly UnvaluedFormula[]> {
  const unvalued: UnvaluedFormula[] = [];
  let rows = 0;
  let cell: OpenCell | null = null;
  let inside = '';
  await readXml(zip, entry, {
    starts: (name, { r, t }) => {
      inside = name;
      if (name === 'row') rows = Math.max(rows + 1, Number(r ?? 0) || 0);
      else if (name === 'f' && cell) cell.formula ??= '';
      else if (name === 'c') {
        const place = placeOf(r);
        if (place && place.column > maxColumns) throw tooManyColumns();
        rows = Math.max(rows, place?.row ?? 0);
        // The result of a text formula may be empty.
        cell = place && { ...place, formula: null, hasValue: t === 'str' };
      }
    },
    text: (piece) => {
      if (cell && inside === 'f') cell.formula += piece;
      if (cell && inside === 'v') cell.hasValue = true;
    },
    ends: (name) => {
      inside = '';
      if (name !== 'c' || !cell) return;
      const { row, column, formula, hasValue } = cell;
      if (formula !== null && !hasValue)
        unvalued.push({ part: entry.fileName, row: row - 1, column: column - 1, formula });
      cell = null;
    },
  });
  if (rows > mostSheetRows) throw tooManyRows(rows);
  return unvalued;
}

/** Returns the ids of a workbook's sheets, in their order. */
async function readSheetIds(zip: ZipFile, entry: Entry): Promise<readonly string[]> {
  const ids: string[] = [];
  await readXml(zip, entry, {
    starts: (name, attributes) => {
      const id = Object.keys(attributes).find((key) => key.endsWith(':id'));
      if (name === 'sheet' && id !== undefined) ids.push(attributes[id] ?? '');
    },
  });
  return ids;
}

/** Returns the names of a workbook's parts by their ids. */
async function readTargets(zip: ZipFile, entry: Entry): Promise<ReadonlyMap<string, string>> {
  const targets = new Map<string, string>();
  await readXml(zip, entry, {
    starts: (name, { Id = '', Target = '' }) => {
      if (name === 'Relationship') targets.set(Id, Target.startsWith('/') ? Target.slice(1) : `xl/${Target}`);
    },
  });
  return targets;
}

/** Returns the parts of the archive. Throws a `WorkbookRefusal` if it is not a workbook, has macros, or is too large when unpacked. */
async function readParts(zip: ZipFile): Promise<readonly Entry[]> {
  if (zip.entryCount > maxParts) throw tooMuch();
  const parts: Entry[] = [];
  for await (const entry of zip.eachEntry()) parts.push(entry);
  const hasPart = (pattern: RegExp) => parts.some(({ fileName }) => pattern.test(fileName));
  if (!hasPart(/^xl\/workbook\.xml$/i)) throw new WorkbookRefusal('wrong_kind', importMessages.wrongKind);
  if (hasPart(/vbaProject\.bin$|^xl\/(?:macrosheets|dialogsheets)\//i))
    throw new WorkbookRefusal('macros', importMessages.macros);
  if (parts.reduce((sum, { uncompressedSize }) => sum + uncompressedSize, 0) > maxUnpacked) throw tooMuch();
  return parts;
}

async function inspectParts(zip: ZipFile): Promise<InspectedWorkbook> {
  const unvalued: UnvaluedFormula[] = [];
  let ids: readonly string[] = [];
  let targets: ReadonlyMap<string, string> = new Map();
  for (const part of await readParts(zip)) {
    const { fileName } = part;
    if (/^xl\/workbook\.xml$/i.test(fileName)) ids = await readSheetIds(zip, part);
    else if (/^xl\/_rels\/workbook\.xml\.rels$/i.test(fileName)) targets = await readTargets(zip, part);
    else if (/^xl\/worksheets\/[^/]+\.xml$/i.test(fileName)) unvalued.push(...(await readSheet(zip, part)));
    else if (/\.(?:xml|rels)$/i.test(fileName)) await readXml(zip, part, {});
  }
  return { sheets: ids.map((id) => targets.get(id) ?? ''), unvalued };
}

/**
 * Checks a ZIP file before it is read as a workbook (IMP-04). Throws a `WorkbookRefusal` if it is not a workbook, has macros, a document
 * type or damaged XML, is too large when unpacked, or has too many rows or columns.
 */
export async function inspectWorkbook(bytes: Buffer): Promise<InspectedWorkbook> {
  try {
    // A part that is larger than declared is refused while it is unpacked.
    return await inspectParts(await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false }));
  } catch (error) {
    throw error instanceof WorkbookRefusal ? error : broken();
  }
}
