import {
  type CartRecord,
  type ImportMark,
  maximumLines,
  type OperationDraft,
  refusalReasons,
} from '@portal/domain/cart';
import type { CallReply, CallRequest } from '@portal/domain/contract';
import type { OverRow } from '@portal/domain/import';
import { defaultQuantity } from '@portal/domain/line';
import { ulid } from 'ulid';
import type { Handler } from '../calls/handler.ts';
import { once } from '../calls/once.ts';
import { invalidFields } from '../calls/refusal.ts';
import { nextStamp } from '../cart/cart-cache.ts';
import { atCurrentPrices, foldInto } from '../cart/fold.ts';
import { insertCart } from '../cart/insert-cart.ts';
import { cartReply } from '../cart/reply.ts';
import { headOf, type Queries, type StoredCart } from '../cart/rows.ts';
import { serverOperation } from '../cart/server-operation.ts';
import { writeRecord } from '../cart/write.ts';
import { findParts } from '../catalogue/parts.ts';
import { readReference } from '../catalogue/reference.ts';
import { cartMessages } from '../messages/cart.ts';
import { catalogueMessages } from '../messages/catalogue.ts';
import { importMessages } from '../messages/import.ts';
import { accountOf, signedIn } from '../session/access.ts';
import { resolveCodes } from './resolve-codes.ts';

type ImportRequest = CallRequest<'create-cart-from-import'>;
type Line = ImportRequest['lines'][number];

/** A row with its resolved part and quantity. */
interface Wanted {
  readonly line: Line;
  readonly stock_code: string;
  readonly quantity: number;
  readonly artificial: boolean;
  readonly known: boolean;
}

/** Maximum length of import_json in characters: it is sent with the cart. */
const longestJson = 200_000;

async function readLines(tx: Queries, accode: string, lines: readonly Line[]): Promise<readonly Wanted[]> {
  const found = await resolveCodes(
    tx,
    accode,
    lines.map(({ code }) => code),
  );
  const parts = await findParts(tx, accode, [...found.values()]);
  return lines.map((line): Wanted => {
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

/** IMP-01: warnings and errors by row. */
function marksOf(data: ImportRequest, wanted: readonly Wanted[]) {
  const warnings: ImportMark[] = [...(data.import_warnings ?? [])];
  const errors: ImportMark[] = (data.left_out ?? []).map(({ row, message }) => ({ row, message }));
  errors.push(...ordersNothing(data.lines));
  for (const { line, stock_code, quantity, artificial, known } of wanted) {
    if (!known) errors.push({ row: line.row, message: importMessages.noPart(stock_code) });
    if (artificial) warnings.push({ row: line.row, message: importMessages.quantityFilledIn(quantity) });
  }
  return { warnings, errors };
}

/** IMP-01: errors for rows with a quantity of 0 or less. */
const ordersNothing = (lines: readonly Line[]): ImportMark[] =>
  lines
    .filter(({ quantity = 1 }) => quantity <= 0)
    .map(({ row, quantity }) => ({
      row,
      message: quantity === 0 ? importMessages.quantityZero : importMessages.quantityNegative,
    }));

const overOf = ({ line, stock_code, quantity }: Wanted): OverRow => ({ row: line.row, stock_code, quantity });

/** CART-13: the rows beyond the line limit. Rows of the same part share a line. */
function overflowOf(wanted: readonly Wanted[]): readonly OverRow[] {
  const held = new Set<string>();
  return wanted.flatMap((each) => {
    if (held.size < maximumLines) held.add(each.stock_code);
    return held.has(each.stock_code) ? [] : [overOf(each)];
  });
}

const byRow = (marks: readonly ImportMark[]) => [...marks].sort((a, b) => a.row - b.row);

/** Each row's original text with the id of the line that it became: `[row, text, line id or null]`. */
function sourceJson(data: ImportRequest, ids: ReadonlyMap<number, string>): string {
  const rows = [...data.lines, ...(data.left_out ?? [])].sort((a, b) => a.row - b.row);
  const longest = Math.floor(longestJson / rows.length) - 60;
  return JSON.stringify(rows.map(({ row, source }) => [row, source.slice(0, longest), ids.get(row) ?? null]));
}

function draftOf({ line, stock_code, quantity, artificial }: Wanted, now: Date): OperationDraft {
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

/** IMP-01 to IMP-03: creates a cart from a list in one transaction. Rows beyond the line limit are reported in `over`. */
export const createCartFromImport: Handler<'createCartFromImport'> = (request, services) =>
  once<CallReply<'create-cart-from-import'>>('createCartFromImport', request, services, async (tx) => {
    const { data } = request;
    const caller = signedIn(request.caller);
    const account = accountOf(caller, data.accode);
    const now = services.clock.now();
    const reference = await readReference(tx);
    const { warehouse, customer_reference } = data;
    if (warehouse !== undefined && !reference.warehouses.some((each) => each.warehouse_code === warehouse)) {
      throw invalidFields([{ field: 'warehouse', message: catalogueMessages.noWarehouse(warehouse) }]);
    }
    const ordered = data.lines.filter(({ quantity = 1 }) => quantity > 0);
    const wanted = await readLines(tx, account.accode, ordered);
    const { warnings, errors } = marksOf(data, wanted);
    if (data.check_only) {
      const over = overflowOf(wanted);
      return { data: { cart: null, import_warnings: byRow(warnings), import_errors: byRow(errors), over } };
    }
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
    const operations = wanted.map((each) => serverOperation(draftOf(each, now), now, caller.username, step));
    const folded = await foldInto(tx, made, { operations, author: caller, account, now, ...atCurrentPrices });
    const results = new Map(folded.results.map((each) => [each.id, each]));
    const over: OverRow[] = [];
    const ids = new Map<number, string>();
    wanted.forEach((each, i) => {
      const result = results.get(operations[i]?.id ?? '');
      const outcome = result?.outcome;
      const { row } = each.line;
      if (outcome?.result === 'applied' && outcome.line_id) ids.set(row, outcome.line_id);
      if (outcome?.result === 'refused' && outcome.reason === 'line_cap') over.push(overOf(each));
      else if (outcome?.result === 'refused') errors.push({ row, message: refusalReasons[outcome.reason] });
      if (result?.corrected) warnings.push({ row, message: result.corrected.why });
    });
    const record: Partial<CartRecord> = {
      import_warnings: byRow(warnings),
      import_errors: byRow(errors),
      import_json: sourceJson(data, ids),
    };
    const cart = await storeRecord(tx, folded.cart, record);
    return {
      data: {
        cart: await cartReply(tx, cart, account, now),
        import_warnings: byRow(warnings),
        import_errors: byRow(errors),
        over,
      },
      ...(over.length === 0
        ? {}
        : {
            user_message: cartMessages.someAdded(refusalReasons.line_cap, wanted.length - over.length, wanted.length),
            error: 'line_cap',
          }),
    };
  });

async function storeRecord(tx: Queries, cart: StoredCart, record: Partial<CartRecord>): Promise<StoredCart> {
  const stamp = nextStamp();
  const row = { ...cart.row, head: headOf(cart.state), record, stamp };
  await writeRecord(tx, row.order_num, row);
  return { ...cart, row };
}
