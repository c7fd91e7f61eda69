import { quantityLike, unitLike } from '../fasteners/quantities.ts';
import { importRowMessages as messages } from '../messages/import-rows.ts';
import { isGradeOrFinish } from './grade-cells.ts';
import {
  bareHead,
  isPieceHead,
  otherHead,
  quantityInAll,
  quantityPer,
  quantityToOrder,
  roleOfHead,
} from './headings.ts';
import { namedCells } from './named-cells.ts';
import type { ColumnRole, LearnedLayouts, LeftOut, SourceRow } from './types.ts';

/** How many rows at the top may contain the heading. */
const deepest = 15;

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
  /^\d{1,6}(?:\.\d{1,3})*[.)]?$/.test(cell)
    ? cell
        .replace(/[.)]$/, '')
        .replace(/\.000?$/, '')
        .split('.')
        .map(Number)
    : null;

/** Whether a row number may follow another: 1.2 after 1.1, 2 or 2.1 after 1.3, 1.1 after 1. */
function follows(next: readonly number[], before: readonly number[], step: number): boolean {
  const last = next.length - 1;
  if (last > 0 && next[last] === 1 && follows(next.slice(0, last), before.slice(0, last), step)) return true;
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

/** A column of 304 and 316, or of `zinc`, gives the grade or finish of each part. */
const isGrade = (cells: readonly string[]): boolean => share(cells, isGradeOrFinish) > 0.8;

function guessByContent(
  rows: readonly SourceRow[],
  width: number,
  isCode: (text: string) => boolean,
  from: readonly ColumnRole[],
  titles: readonly string[],
) {
  const roles: ColumnRole[] = Array.from({ length: width }, (_, i) => from[i] ?? 'none');
  // A column whose heading names something else gets no guessed role.
  const free = () =>
    roles.flatMap((role, i) => (role === 'none' && !otherHead.test((titles[i] ?? '').trim()) ? [i] : []));
  const grades: number[] = [];
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
  for (const i of free()) if (isGrade(cellsOf(i))) grades.push(i);
  give('code', (cells) => share(cells, isCode), 0.2);
  give('unit', (cells) => share(cells, (cell) => unitLike.test(cell)), 0.7);
  const figures = (cells: readonly string[]) =>
    isCounting(cells) || isGrade(cells)
      ? 0
      : share(cells, (cell) => quantityLike.test(cell)) + share(cells, (cell) => /^\d+ ?\p{L}/u.test(cell)) * 0.1;
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
  for (const i of grades) if (roles[i] === 'none') roles[i] = 'description';
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
  // `Required`, `On hand` and `To order`: the missing quantity is ordered.
  if (titles.some((title) => quantityToOrder.test(bareHead(title))))
    return named.map((role, i) =>
      role === 'quantity' && !quantityToOrder.test(bareHead(titles[i] ?? '')) ? 'none' : role,
    );
  if (!titles.some((title) => quantityInAll.test(title))) return named;
  return named.map((role, i) => (role === 'quantity' && !quantityInAll.test(titles[i] ?? '') ? 'none' : role));
}

/** `Qty per`, `Build qty` and `Total` that is their product: the total counts. */
function withTotal(titles: readonly string[], rows: readonly SourceRow[]): { per: number; total: number } | null {
  const per = titles.findIndex((title) => quantityPer.test(title));
  const total = titles.findIndex((title) => /^(?:total|extended|ext\.?)$/i.test(title.trim()));
  if (total < 0 || rows.length === 0) return null;
  if (per < 0) {
    // `Area A`, `Area B` and `Total`, their sum.
    const isSum = rows.every(({ cells }) => {
      const figures = cells.flatMap((cell, i) => (i !== total && /^\d{1,6}$/.test(cell) ? [Number(cell)] : []));
      return figures.length > 1 && figures.reduce((sum, each) => sum + each, 0) === Number(cells[total] || Number.NaN);
    });
    return isSum ? { per, total } : null;
  }
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
  if (sure && !cells.some((cell) => /^\d[\d.,]*$/.test(cell))) return named;
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
 * Determines the columns of a table from its headings and content. `isCode`: whether a text is a catalogue code. `layouts` are
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
  const own = head ? null : namedCells(all);
  const rows = own?.rows ?? all.slice(at + 1);
  const titles = Array.from({ length: width }, (_, i) => head?.cells[i] ?? own?.heads[i] ?? '');
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
