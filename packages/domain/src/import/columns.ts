import { quantityLike, unitLike } from '../fasteners/quantities.ts';
import { importRowMessages as messages } from '../messages/import-rows.ts';
import type { ColumnRole, LearnedLayouts, LeftOut, SourceRow } from './types.ts';

/** Headings of a quantity per assembly, and of a total quantity. */
const quantityPer = /^(?:qty|quantity)[\s_/-]*(?:per|each|ea|\/)(?:[\s_/-]*[a-z]+)?\.?$/i;
const quantityInAll =
  /^(?:(?:total|extended|ext\.?|overall)[\s_-]*(?:qty|quantity|pcs|pieces|required|req(?:'?d)?)|(?:qty|quantity)[\s_-]*(?:total|extended|overall))\.?$/i;

const heads: readonly (readonly [ColumnRole, RegExp])[] = [
  [
    'customer_code',
    /^(?:your|our|my|customer|client|cust\.?|internal|buyer'?s?)[\s_-]*(?:own[\s_-]*)?(?:stock[\s_-]*|part[\s_-]*|item[\s_-]*)?(?:code|no\.?|number|part|item|sku)\.?$/i,
  ],
  [
    'code',
    /^(?:(?:stock|part|item|product|material|supplier|vendor|catalogue|cat\.?|article)[\s_-]*(?:code|no\.?|num(?:ber)?|#|id)?|code|sku|p\/?n|artikel(?:[\s_-]*nr)?|codice|c[oó]digo|r[eé]f[eé]rence article)\.?$/i,
  ],
  [
    'description',
    /^(?:desc(?:ription)?|designation|désignation|benennung|bezeichnung|descrizione|descripci[oó]n|details?|name|product[\s_-]*name|(?:item|part|material)[\s_-]*desc(?:ription)?|(?:short|long|item|material)?[\s_-]*text|kurztext|(?:artikel)?omschrijving|goods)\.?$/i,
  ],
  [
    'quantity',
    /^(?:qty|quantity|quant|(?:to[\s_-]*)?order(?:ed)?(?:[\s_-]*(?:qty|quantity))?|qty[\s_-]*(?:ordered|required|req(?:'?d)?)|(?:req(?:'?d)?|required|requested|ordered)[\s_-]*(?:qty|quantity)|required|amount|pcs|pieces|count|menge|stück|stueck|anzahl|aantal|quantit[éeàa]|qt[éeà]|q\.?t[àa]|cantidad|cant|no\.? off|no\.? req(?:'?d)?|req'?d|need(?:ed)?)\.?$/i,
  ],
  ['quantity', quantityPer],
  ['quantity', quantityInAll],
  ['unit', /^(?:unit|units|uom|u\/?m|unit of measure|order unit|[ob]un|pack|per|me|einheit|eenheid|udm)\.?$/i],
  [
    'reference',
    /^(?:ref(?:erence)?|line[\s_-]*ref(?:erence)?|note|notes|comment|comments|remark|remarks|job|location|po|p\.o\.)\.?$/i,
  ],
];
/**
 * Headings of columns that each hold a piece of the description: `Size`, `Length`, `Finish`, `Norm`. They are read together with it. A
 * list may have any number of them.
 */
const pieceOfDescription =
  /^(?:name|part[\s_-]*name|component(?:[\s_-]*name)?|bolts?|(?:bolt|screw|nut|washer|anchor|fixing|fastener|part|item)[\s_-]*type|fasteners?|type|kind|product|thread(?:[\s_-]*size)?|size|dia(?:m(?:eter)?)?\.?|length|len\.?|lg\.?|dimensions?|finish|coating|surface|material|class|grade|strength|standard|spec(?:ification)?|norme?|norma|abmessung|gr(?:ö|oe)(?:ß|ss)e|l(?:ä|ae)nge|werkstoff|oberfl(?:ä|ae)che)\.?$/i;

export const sizeHead = /^(?:thread(?:[\s_-]*size)?|size|dia(?:m(?:eter)?)?\.?|abmessung|gr(?:ö|oe)(?:ß|ss)e)$/i;
export const lengthHead = /^(?:length|len\.?|lg\.?|l(?:ä|ae)nge)$/i;

/** Headings of columns that say nothing about the part or how many to order. */
const otherHead =
  /^(?:item|line|pos(?:ition)?\.?|bin|min(?:imum)?|max(?:imum)?|soh|(?:stock[\s_-]*)?on[\s_-]*hand|reorder(?:[\s_-]*(?:point|level))?|supplied|b\/?o|back[\s_-]*order(?:ed)?|(?:unit|net|gross|list)?[\s_-]*price|rate|value|total|amount|plant|plnt|purch\.?[\s_-]*doc\.?|deliv(?:ery)?\.?|vendor|(?:due|required|needed|(?:deliv(?:ery)?|ship(?:ping)?|due|order|req(?:'?d)?)\.?[\s_-]*)?(?:date|by)|eta|conn(?:ection)?|member|mark)\.?$/i;

/** How many rows at the top may contain the heading. */
const deepest = 15;

/** The role that a column heading names, or null. */
export function roleOfHead(cell: string): ColumnRole | null {
  const title = cell.trim();
  const role = heads.find(([, pattern]) => pattern.test(title))?.[0] ?? (isPieceHead(title) ? 'description' : null);
  return role ?? (otherHead.test(title) ? 'none' : null);
}

/** `Size`, and `Grade / finish`. */
const isPieceHead = (title: string): boolean =>
  title
    .trim()
    .split(/\s*(?:\/|&|\+|,|\band\b)\s*/i)
    .every((each) => pieceOfDescription.test(each));

/** Keeps each role once: for the column whose content fits best, else the first with such a heading. Pieces of a description all stay. */
function onlyOnce(
  titles: readonly string[],
  roles: readonly ColumnRole[],
  fits: (role: ColumnRole, column: number) => number,
): ColumnRole[] {
  const isPiece = (i: number) => roles[i] === 'description' && isPieceHead(titles[i] ?? '');
  return roles.map((role, i) => {
    if (role === 'none' || isPiece(i)) return role;
    const better = roles.some((other, k) => {
      if (other !== role || k === i || isPiece(k)) return false;
      const more = fits(role, k) - fits(role, i);
      return more > 0 || (more === 0 && k < i);
    });
    // `Material` beside a column of part numbers is what the part is made of.
    return !better ? role : isPieceHead(titles[i] ?? '') ? 'description' : 'none';
  });
}

const share = (cells: readonly string[], test: (cell: string) => boolean) =>
  cells.length === 0 ? 0 : cells.filter(test).length / cells.length;

/** `1.2.1` as [1, 2, 1]; null if it is no number of a row. */
const outlineNumber = (cell: string): readonly number[] | null =>
  /^\d{1,6}(?:\.\d{1,3})*[.)]?$/.test(cell) ? cell.replace(/[.)]$/, '').split('.').map(Number) : null;

/** Whether a row number may follow another: 1.2 after 1.1, 2 after 1.3, 1.1 after 1. */
function follows(next: readonly number[], before: readonly number[], step: number): boolean {
  const last = next.length - 1;
  if (last > before.length) return false;
  const [figure = 0] = next.slice(-1);
  return next.slice(0, last).every((each, k) => each === before[k]) && figure === (before[last] ?? 0) + step;
}

/** 1, 2, 3 …, 1, 1.1, 1.2, 2 … of an outline, and 00010, 00020, 00030 … of SAP: row numbers, not quantities. */
function isCounting(cells: readonly string[]): boolean {
  const numbers = cells.map(outlineNumber);
  const step = numbers[0]?.[0] ?? 0;
  // 10, 20, 30 may be quantities; 00010, 00020, 00030 are not.
  const isNumbering = step === 1 || (step === 10 && cells.every((cell) => cell.startsWith('0')));
  return (
    cells.length > 2 &&
    isNumbering &&
    numbers.every((each, k) => each !== null && follows(each, numbers[k - 1] ?? [], step))
  );
}

function guessByContent(
  rows: readonly SourceRow[],
  width: number,
  isCode: (text: string) => boolean,
  from: readonly ColumnRole[],
  titles: readonly string[],
) {
  const roles: ColumnRole[] = Array.from({ length: width }, (_, i) => from[i] ?? 'none');
  // A column whose heading says that it is something else is not guessed at.
  const free = () =>
    roles.flatMap((role, i) => (role === 'none' && !otherHead.test((titles[i] ?? '').trim()) ? [i] : []));
  const sample = rows.slice(0, 200);
  const cellsOf = (i: number) => sample.flatMap(({ cells }) => (cells[i] ? [cells[i]] : []));
  const give = (role: ColumnRole, score: (cells: readonly string[], i: number) => number, least: number) => {
    if (roles.includes(role)) return;
    const best = free()
      .map((i) => ({ i, score: score(cellsOf(i), i) }))
      .filter((each) => each.score >= least)
      .sort((a, b) => b.score - a.score || a.i - b.i)[0];
    if (best) roles[best.i] = role;
  };
  give('code', (cells) => share(cells, isCode), 0.2);
  give('unit', (cells) => share(cells, (cell) => unitLike.test(cell)), 0.7);
  const figures = (cells: readonly string[]) =>
    isCounting(cells) ? 0 : share(cells, (cell) => quantityLike.test(cell));
  const prices = (cells: readonly string[]) => share(cells, (cell) => /^\$|^\d+[.,]\d{2}$/.test(cell));
  give('quantity', (cells) => figures(cells) - prices(cells) * 0.5, 0.6);
  give('quantity', figures, 0.3);
  give('description', (cells) => share(cells, (cell) => /\p{L}.*\s.*/u.test(cell)), 0.5);
  give(
    'code',
    (cells) =>
      isCounting(cells)
        ? 0
        : share(cells, (cell) => /^\S{3,}$/.test(cell) && /\d/.test(cell) && !quantityLike.test(cell)),
    0.3,
  );
  give('description', (cells) => share(cells, (cell) => /\p{L}/u.test(cell)), 0.5);
  if (!roles.some((role) => role === 'code' || role === 'description' || role === 'customer_code')) {
    const first = free()[0];
    if (first !== undefined) roles[first] = 'code';
  }
  return roles;
}

/** What most cells of a column contain: `#` numbers, `u` units, `c` codes, `w` words, `-` nothing. */
function shapeOf(cells: readonly string[]): string {
  const most = (test: (cell: string) => boolean) => cells.length > 0 && share(cells, test) > 0.5;
  if (most((cell) => quantityLike.test(cell))) return '#';
  if (most((cell) => unitLike.test(cell))) return 'u';
  if (most((cell) => /^\S+$/.test(cell))) return 'c';
  return cells.length > 0 ? 'w' : '-';
}

/** Identifies lists from the same system by their headings, else by the shapes of their columns. At most 400 characters. */
function layoutOf(heads: readonly string[], rows: readonly SourceRow[]): string {
  const named = heads.some((head) => head !== '');
  const words = named
    ? heads.map((head) => head.toLowerCase())
    : heads.map((_, i) => shapeOf(rows.slice(0, 200).flatMap(({ cells }) => (cells[i] ? [cells[i]] : []))));
  return `${named ? 'heads' : 'shapes'}:${words.join('|')}`.slice(0, 400);
}

export interface ReadColumns {
  readonly layout: string;
  readonly roles: readonly ColumnRole[];
  readonly heads: readonly string[];
  readonly rows: readonly SourceRow[];
  /** Rows above the headings, which may name what the table lists. */
  readonly above: readonly SourceRow[];
  /** The headings. */
  readonly leftOut: readonly LeftOut[];
  /** Notes for the buyer on how the columns were read. */
  readonly notes: readonly string[];
}

/** If a list has both a quantity per assembly and a total, only the total counts. */
function onlyTotal(titles: readonly string[], named: readonly ColumnRole[]): readonly ColumnRole[] {
  if (!titles.some((title) => quantityInAll.test(title))) return named;
  return named.map((role, i) => (role === 'quantity' && !quantityInAll.test(titles[i] ?? '') ? 'none' : role));
}

/** `Qty per`, `Build qty` and `Total` that is their product: the total counts. */
function withTotal(titles: readonly string[], rows: readonly SourceRow[]): { per: number; total: number } | null {
  const per = titles.findIndex((title) => quantityPer.test(title));
  const total = titles.findIndex((title) => /^(?:total|extended|ext\.?)$/i.test(title.trim()));
  if (per < 0 || total < 0 || rows.length === 0) return null;
  const times = titles.findIndex(
    (_, i) =>
      i !== per &&
      i !== total &&
      rows.every(({ cells }) => Number(cells[i]) * Number(cells[per]) === Number(cells[total] || Number.NaN)),
  );
  return times < 0 ? null : { per, total };
}

function notesOf(titles: readonly string[], roles: readonly ColumnRole[]): readonly string[] {
  const total = titles.find((title, i) => roles[i] === 'quantity' && quantityInAll.test(title));
  const per = titles.find((title, i) => roles[i] !== 'quantity' && quantityPer.test(title));
  if (total === undefined || per === undefined) return [];
  return [messages.twoQuantities(per, total)];
}

/** How many cells of a row are headings; 0 if most are not, or if one is a code. */
function headingsIn({ cells }: SourceRow, isCode: (text: string) => boolean): number {
  const roles = cells.flatMap((cell) => roleOfHead(cell) ?? []);
  const named = roles.length;
  // Exports have many columns besides those of the part; no heading is a number.
  const sure =
    named > 2 && roles.includes('quantity') && roles.some((role) => role === 'code' || role === 'description');
  if (sure && !cells.some((cell) => /^\d/.test(cell))) return named;
  return named * 2 >= cells.filter((cell) => cell !== '').length && !cells.some(isCode) ? named : 0;
}

/** Whether a line of text is a row of headings, as in a list whose columns are aligned by blanks. */
export function isHeadingLine(text: string): boolean {
  const roles = text.split(/\s{2,}|\s/).map(roleOfHead);
  return roles.length > 1 && roles.every((role) => role !== null) && roles.includes('quantity');
}

/** Whether a row in the middle of a list starts another table: it has headings only, and several. */
export const startsTable = (row: SourceRow, isCode: (text: string) => boolean): boolean =>
  headingsIn(row, isCode) >= 2 && !row.cells.some((cell) => quantityLike.test(cell));

/**
 * Determines the columns of a table from its headings and content. `isCode` tells whether a text is a catalogue code. `layouts` are
 * the roles that buyers corrected; they take precedence over the guess.
 */
export function readColumns(
  all: readonly SourceRow[],
  isCode: (text: string) => boolean,
  layouts: LearnedLayouts = {},
): ReadColumns {
  const width = Math.max(0, ...all.map(({ cells }) => cells.length));
  const counts = all.slice(0, deepest).map((row) => headingsIn(row, isCode));
  // `Bolts` alone may be a title above the headings as well as a heading.
  const several = counts.findIndex((count) => count > 1);
  const at = several >= 0 ? several : counts.findIndex((count) => count > 0);
  const head = at < 0 ? undefined : all[at];
  const rows = all.slice(at + 1);
  const titles = Array.from({ length: width }, (_, i) => head?.cells[i] ?? '');
  const perAssembly = withTotal(titles, rows);
  const named = onlyTotal(
    titles,
    titles.map((title, i): ColumnRole => {
      if (i === perAssembly?.total) return 'quantity';
      if (i === perAssembly?.per) return 'none';
      // `Material` is a number in SAP, and elsewhere what the part is made of.
      const written = rows.slice(0, 200).flatMap(({ cells }) => (cells[i] ? [cells[i]] : []));
      if (/^material$/i.test(title.trim()) && share(written, (cell) => /^\S*\d{3}\S*$/.test(cell)) < 0.5)
        return 'description';
      // `Item` numbers the rows, or names the part: `FLANGE NUT`.
      if (/^(?:item|mark|member)$/i.test(title.trim()) && share(written, (cell) => /^\p{L}{3}/u.test(cell)) > 0.5)
        return 'description';
      const role = roleOfHead(title) ?? 'none';
      return role === 'code' && isCounting(written) ? 'none' : role;
    }),
  );
  const leftOut = head ? [{ line: head.line, source: head.source, why: messages.headings }] : [];
  const fits = (role: ColumnRole, column: number) => {
    const written = rows.slice(0, 200).flatMap(({ cells }) => (cells[column] ? [cells[column]] : []));
    // `ITEM NO.` over 1, 2, 3 … numbers the rows of a drawing's list.
    if (role === 'code' && isCounting(written)) return -1;
    const test =
      role === 'code' ? isCode : role === 'quantity' ? (cell: string) => quantityLike.test(cell) : () => true;
    return share(written, test);
  };
  const guessed = guessByContent(rows, width, isCode, onlyOnce(titles, named, fits), titles);
  const layout = layoutOf(titles, rows);
  const known = Object.hasOwn(layouts, layout) ? layouts[layout] : undefined;
  const roles = known && known.length === width ? known : guessed;
  const above = all.slice(0, Math.max(0, at));
  return { layout, roles, heads: titles, rows, above, leftOut, notes: notesOf(titles, roles) };
}
