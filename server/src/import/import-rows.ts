import { type ImportIssue, maximumLines, type OperationDraft, refusalReasons } from '@portal/domain/cart';
import type { CallRequest } from '@portal/domain/contract';
import type { OverRow } from '@portal/domain/import';
import { ulid } from 'ulid';
import { cartMessages } from '../messages/cart.ts';
import { importMessages } from '../messages/import.ts';

/** A customer's list as the import sends it. */
export type ImportList = CallRequest<'create-cart-from-import'>;
export type ImportLine = ImportList['lines'][number];

/** A row with its resolved part and quantity. */
export interface ResolvedRow {
  readonly line: ImportLine;
  readonly stock_code: string;
  readonly quantity: number;
  /** The list gave no quantity. */
  readonly artificial: boolean;
  /** Whether the account can see a part with this code. */
  readonly known: boolean;
}

/** Warnings and errors of an import. */
export interface ImportMarks {
  readonly warnings: readonly ImportIssue[];
  readonly errors: readonly ImportIssue[];
}

/** Maximum length of import_json in characters: it is sent with the cart. */
const longestJson = 200_000;

/** Characters of a row in import_json besides its text: number, line id, quotes, commas and brackets. */
const lengthBesidesText = 60;

/** The rows with something to order: those without a quantity get one, those with 0 or less are left out. */
export const orderedLines = (lines: readonly ImportLine[]): readonly ImportLine[] =>
  lines.filter(({ quantity = 1 }) => quantity > 0);

/** IMP-01: errors for rows with a quantity of 0 or less. */
const ordersNothing = (lines: readonly ImportLine[]): ImportIssue[] =>
  lines
    .filter(({ quantity = 1 }) => quantity <= 0)
    .map(({ row, quantity }) => ({
      row,
      message: quantity === 0 ? importMessages.quantityZero : importMessages.quantityNegative,
    }));

/** IMP-01: warnings and errors that are known before a cart is made, in no particular order. */
export function marksOf(list: ImportList, rows: readonly ResolvedRow[]): ImportMarks {
  const warnings: ImportIssue[] = [...(list.import_warnings ?? [])];
  const errors: ImportIssue[] = (list.left_out ?? []).map(({ row, message }) => ({ row, message }));
  errors.push(...ordersNothing(list.lines));
  for (const { line, stock_code, quantity, artificial, known } of rows) {
    if (!known) errors.push({ row: line.row, message: importMessages.noPart(stock_code) });
    if (artificial) warnings.push({ row: line.row, message: importMessages.quantityFilledIn(quantity) });
  }
  return { warnings, errors };
}

/** The same marks, sorted by row. */
export const byRow = (marks: readonly ImportIssue[]): readonly ImportIssue[] =>
  [...marks].sort((a, b) => a.row - b.row);

export const overOf = ({ line, stock_code, quantity }: ResolvedRow): OverRow => ({
  row: line.row,
  stock_code,
  quantity,
});

/** CART-13: the rows beyond the line limit. Rows of the same part share a line. */
export function overflowOf(rows: readonly ResolvedRow[]): readonly OverRow[] {
  const held = new Set<string>();
  return rows.flatMap((each) => {
    if (held.size < maximumLines) held.add(each.stock_code);
    return held.has(each.stock_code) ? [] : [overOf(each)];
  });
}

/** CART-13: says how many rows were added if some were beyond the line limit; otherwise null. `given` counts all rows. */
export const notAllAdded = (over: readonly OverRow[], given: number): string | null =>
  over.length === 0 ? null : cartMessages.someAdded(refusalReasons.line_cap, given - over.length, given);

/**
 * Each row's original text with the id of the line that it became, as JSON: `[row, text, line id or null]`, sorted by row. Long texts are
 * cut, so that the whole stays near `longestJson`. `ids` has the line ids by row.
 */
export function sourceJson(list: ImportList, ids: ReadonlyMap<number, string>): string {
  const rows = [...list.lines, ...(list.left_out ?? [])].sort((a, b) => a.row - b.row);
  const longest = Math.max(0, Math.floor(longestJson / rows.length) - lengthBesidesText);
  return JSON.stringify(rows.map(({ row, source }) => [row, source.slice(0, longest), ids.get(row) ?? null]));
}

/** The operation that adds a row to a cart. */
export function draftOf({ line, stock_code, quantity, artificial }: ResolvedRow, now: Date): OperationDraft {
  const payload = {
    line_id: ulid(now.getTime()),
    stock_code,
    quantity,
    ...(artificial ? { artificial } : {}),
    ...(line.source === '' ? {} : { source: line.source }),
    ...(line.line_reference ? { line_reference: line.line_reference } : {}),
  };
  return { kind: 'line.add', payload };
}
