import { type CartRecord, type ImportIssue, refusalReasons } from '@portal/domain/cart';
import type { OverRow } from '@portal/domain/import';
import { defaultQuantity } from '@portal/domain/line';
import type { AuthorisedAccount } from '@portal/domain/session';
import { ulid } from 'ulid';
import { invalidFields } from '../calls/refusal.ts';
import { nextStamp } from '../cart/cart-cache.ts';
import { atCurrentPrices, type Folded, foldInto } from '../cart/fold.ts';
import { insertCart } from '../cart/insert-cart.ts';
import { headOf, type Queries, type StoredCart } from '../cart/rows.ts';
import { serverOperation } from '../cart/server-operation.ts';
import { writeRecord } from '../cart/write.ts';
import { findParts } from '../catalogue/parts.ts';
import { readReference } from '../catalogue/reference.ts';
import { catalogueMessages } from '../messages/catalogue.ts';
import type { Caller } from '../session/caller.ts';
import {
  byRow,
  draftOf,
  type ImportLine,
  type ImportList,
  type ImportMarks,
  marksOf,
  orderedLines,
  overflowOf,
  overOf,
  type ResolvedRow,
  sourceJson,
} from './import-rows.ts';
import { resolveCodes } from './resolve-codes.ts';

export interface Import {
  readonly caller: Caller;
  /** The account that the cart is for. */
  readonly account: AuthorisedAccount;
  readonly now: Date;
  readonly list: ImportList;
}

export interface ImportResult {
  /** Null if the list was only checked. */
  readonly cart: StoredCart | null;
  /** Sorted by row. */
  readonly warnings: readonly ImportIssue[];
  /** Sorted by row. */
  readonly errors: readonly ImportIssue[];
  /** CART-13: rows beyond the line limit. */
  readonly over: readonly OverRow[];
  /** Number of rows with a quantity above 0. */
  readonly ordered: number;
}

/** Rows with their part and quantity. A row without quantity gets the part's default. */
async function resolveRows(tx: Queries, accode: string, lines: readonly ImportLine[]): Promise<readonly ResolvedRow[]> {
  const found = await resolveCodes(
    tx,
    accode,
    lines.map(({ code }) => code),
  );
  const parts = await findParts(tx, accode, [...found.values()]);
  return lines.map((line): ResolvedRow => {
    const facts = parts.get(found.get(line.code) ?? '')?.facts;
    return {
      line,
      stock_code: facts?.stock_code ?? line.code.trim().toUpperCase(),
      quantity: line.quantity ?? (facts ? defaultQuantity(facts) : 1),
      artificial: line.quantity === undefined || line.artificial === true,
      known: facts !== undefined,
    };
  });
}

/** The outcome of the rows in the cart: marks, rows beyond the line limit, and line ids by row. */
function outcomesOf(rows: readonly ResolvedRow[], operationIds: readonly string[], results: Folded['results']) {
  const byId = new Map(results.map((each) => [each.id, each]));
  const warnings: ImportIssue[] = [];
  const errors: ImportIssue[] = [];
  const over: OverRow[] = [];
  const ids = new Map<number, string>();
  rows.forEach((each, i) => {
    const result = byId.get(operationIds[i] ?? '');
    const outcome = result?.outcome;
    const { row } = each.line;
    if (outcome?.result === 'applied' && outcome.line_id) ids.set(row, outcome.line_id);
    if (outcome?.result === 'refused' && outcome.reason === 'line_cap') over.push(overOf(each));
    else if (outcome?.result === 'refused') errors.push({ row, message: refusalReasons[outcome.reason] });
    if (result?.corrected) warnings.push({ row, message: result.corrected.why });
  });
  return { warnings, errors, over, ids };
}

async function storeRecord(tx: Queries, cart: StoredCart, record: Partial<CartRecord>): Promise<StoredCart> {
  const stamp = nextStamp();
  const row = { ...cart.row, head: headOf(cart.state), record, stamp };
  await writeRecord(tx, row.order_num, row);
  return { ...cart, row };
}

async function makeCart(
  tx: Queries,
  { caller, account, now, list }: Import,
  rows: readonly ResolvedRow[],
  known: ImportMarks,
): Promise<ImportResult> {
  const { warehouse, customer_reference } = list;
  const made = await insertCart(tx, {
    caller,
    account,
    now,
    record: {},
    cart: {
      tabtype: 'hobdirect',
      ...(warehouse === undefined ? {} : { warehouse }),
      ...(customer_reference === undefined ? {} : { customer_reference }),
    },
  });
  const step = ulid(now.getTime());
  const operations = rows.map((each) => serverOperation(draftOf(each, now), now, caller.username, step));
  const folded = await foldInto(tx, made, { operations, author: caller, account, now, ...atCurrentPrices });
  const outcomes = outcomesOf(
    rows,
    operations.map(({ id }) => id),
    folded.results,
  );
  const warnings = byRow([...known.warnings, ...outcomes.warnings]);
  const errors = byRow([...known.errors, ...outcomes.errors]);
  const record = { import_warnings: warnings, import_errors: errors, import_json: sourceJson(list, outcomes.ids) };
  const cart = await storeRecord(tx, folded.cart, record);
  return { cart, warnings, errors, over: outcomes.over, ordered: rows.length };
}

/**
 * IMP-01 to IMP-03: makes a cart from a list, or only checks the list if requested. Rows without a part, with a quantity of 0 or less or
 * beyond the line limit do not stop the others from being added. Throws a refusal if there is no such warehouse.
 */
export async function importList(tx: Queries, given: Import): Promise<ImportResult> {
  const { account, list } = given;
  const { warehouse } = list;
  const { warehouses } = await readReference(tx);
  if (warehouse !== undefined && !warehouses.some((each) => each.warehouse_code === warehouse)) {
    throw invalidFields([{ field: 'warehouse', message: catalogueMessages.noWarehouse(warehouse) }]);
  }
  const rows = await resolveRows(tx, account.accode, orderedLines(list.lines));
  const marks = marksOf(list, rows);
  if (!list.check_only) return makeCart(tx, given, rows, marks);
  const { warnings, errors } = marks;
  return { cart: null, warnings: byRow(warnings), errors: byRow(errors), over: overflowOf(rows), ordered: rows.length };
}
