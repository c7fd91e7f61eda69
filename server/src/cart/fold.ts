import {
  type AcceptedOperation,
  applyBatch,
  type CartState,
  type FullSaveReply,
  type LineState,
  lockOf,
  type Operation,
  type OperationResult,
  serverOnlyKinds,
  withPackRules,
} from '@portal/domain/cart';
import { orderDate } from '@portal/domain/format';
import type { AuthorisedAccount } from '@portal/domain/session';
import { findParts, type Part } from '../catalogue/parts.ts';
import { readReference } from '../catalogue/reference.ts';
import { StatementError } from '../db/errors.ts';
import { codesOf, isAllowed } from './allowed-choices.ts';
import { cacheCart, nextStamp } from './cart-cache.ts';
import { choicesFor } from './choices.ts';
import { knownResults } from './history.ts';
import { makeRoom } from './make-room.ts';
import { calculateOrder, type OrderCalculation, priceLine } from './pricing.ts';
import { withQuotedPrices } from './quoted-prices.ts';
import { headOf, type LinePrice, type Queries, type StoredCart } from './rows.ts';
import { serverOperation } from './server-operation.ts';
import { readTerms } from './terms.ts';
import { type Author, writeCart, writeHistory } from './write.ts';

export interface FoldInput {
  readonly operations: readonly Operation[];
  readonly author: Author;
  readonly account: Pick<AuthorisedAccount, 'accode' | 'web_discount'>;
  readonly now: Date;
  /** The revision that the author's edits were made on. */
  readonly knownRevision?: number | undefined;
  /** False skips the look-up of earlier results. A repeated operation then makes the write fail (see `isRepeated`). */
  readonly mayBeRepeat: boolean;
  /** Seconds. An edit prices lines again if their last pricing is older; 0 prices all lines. */
  readonly priceStaleSeconds: number;
  /** True if the buyer accepts every line at its current price: on confirming and on saving as a quote. */
  readonly savesPrices?: boolean;
}

/** Prices every line again and saves that price. For operations that the server makes, which cannot be repeats. */
export const atCurrentPrices = { mayBeRepeat: false, priceStaleSeconds: 0, savesPrices: true } as const;

export interface Folded {
  readonly cart: StoredCart;
  readonly accepted: readonly AcceptedOperation[];
  readonly results: readonly OperationResult[];
  readonly calculation: OrderCalculation;
  /** The prices that edited lines were saved at (LINE-13). */
  readonly savedPrices: FullSaveReply['saved_prices'];
}

/** Refusals that depend on the cart's status. They are not stored, so the same operation may be sent again later. */
const temporaryReasons = new Set(['locked', 'submitted', 'cancelled']);

/** Operation ids whose earlier results must be read. None if the write itself would detect a repeat. */
function idsToLookUp(before: CartState, { operations, mayBeRepeat }: FoldInput): readonly string[] {
  // A locked cart writes no refusals, so no write would detect the repeat. Undoing a refused operation is refused, so undone ids count too.
  const needsLookUp = mayBeRepeat || lockOf(before) !== null || operations.some((each) => each.undoes !== undefined);
  return needsLookUp ? operations.flatMap((each) => (each.undoes ? [each.id, each.undoes] : [each.id])) : [];
}

/** Whether a write failed because one of its operations was stored before. */
export function isRepeated(error: unknown): boolean {
  return error instanceof StatementError && error.constraint === 'cart_operation_pkey';
}

const serverOnly: ReadonlySet<Operation['kind']> = new Set(serverOnlyKinds);
/** Whether an operation is an edit by the buyer, not a change of status. */
const isEdit = ({ kind }: Operation) => !serverOnly.has(kind);

const isTemporary = ({ outcome }: OperationResult) =>
  outcome.result === 'refused' && temporaryReasons.has(outcome.reason);

/**
 * Applies each operation once to a cart, prices the lines that changed and writes everything (CART-18). The caller must hold a
 * transaction in which the cart's row is locked.
 */
export async function foldInto(tx: Queries, stored: StoredCart, input: FoldInput): Promise<Folded> {
  const { operations, author, account, now } = input;
  const before = stored.state;
  const known = await knownResults(tx, before.orderNum, idsToLookUp(before, input));
  const knownIds = new Set(known.keys());
  const staleBefore = new Date(now.getTime() - input.priceStaleSeconds * 1000).toISOString();
  const isStale = (line: LineState) => {
    const checked = stored.prices.get(line.line_id)?.checked ?? null;
    return checked === null || input.priceStaleSeconds === 0 || checked < staleBefore;
  };
  const lock = lockOf(before);
  // A locked order keeps the prices at which it was confirmed.
  const stale = lock ? [] : before.lines.filter(isStale);
  const codes = [...operations.flatMap((each) => codesOf(each, before)), ...stale.map((line) => line.stock_code)];
  const reference = await readReference(tx);
  const today = orderDate(now, reference.time_zone);
  const parts = withQuotedPrices(await findParts(tx, account.accode, codes), stored.row.record, today);
  const choices = await choicesFor(tx, account.accode, operations, reference);
  for (const { id, ...rest } of operations) {
    const isForbidden = !known.has(id) && !isAllowed({ id, ...rest } as Operation, choices, today);
    if (isForbidden) known.set(id, { id, outcome: { result: 'refused', reason: 'not_allowed' } });
  }

  const batch = applyBatch(before, operations, known, {
    author: author.username,
    ...(input.knownRevision === undefined ? {} : { known_revision: input.knownRevision }),
    correct: (operation, cart) => withPackRules(operation, cart, (code) => parts.get(code)?.facts ?? null),
  });
  const affectedCodes = new Set(codes);
  const old = new Set(before.lines);
  const isAffected = (line: LineState) => affectedCodes.has(line.stock_code) && (isStale(line) || !old.has(line));
  // A call without an edit stores no prices: new prices are stored with the buyer's next edit or when all are saved.
  const storesPrices = input.savesPrices === true || (!lock && batch.accepted.some(isEdit));
  const room = await makeRoom(tx, batch.cart, batch.accepted, author, now);
  const candidates = storesPrices ? room.cart.lines.filter(isAffected) : [];
  const poa = setOnApplication(room.cart, candidates, parts, account.web_discount, author, now);
  const after = poa.cart;

  // Quoted prices expire by date, not when the price list changes.
  const price_list = stored.row.record.quote_expiry ? null : stored.row.price_list;
  const { web_discount } = account;
  const affected = affectedCodes.size === 0 ? [] : after.lines.filter(isAffected);
  const newPrices = new Map<string, LinePrice>();
  const checked = now.toISOString();
  for (const line of affected) {
    const { stock_code, order_quantity } = line;
    const basis = price_list === null ? null : { price_list, web_discount, stock_code, order_quantity };
    const price = priceLine(line, parts.get(line.stock_code), account.web_discount, checked, basis);
    const keepsSaved = old.has(line) && !input.savesPrices;
    newPrices.set(line.line_id, keepsSaved ? withSavedPrice(price, stored.prices.get(line.line_id)) : price);
  }
  const currentPrices = newPrices.size === 0 ? stored.prices : new Map([...stored.prices, ...newPrices]);
  const prices = storesPrices ? currentPrices : stored.prices;
  const repriced = new Set(storesPrices ? newPrices.keys() : []);
  const terms = await readTerms(tx, after, now, { lockPromo: input.savesPrices ?? false });
  const accepted = [...batch.accepted, ...room.accepted, ...poa.accepted];
  const isWritten = accepted.length > 0 || repriced.size > 0;
  // A call without an edit returns totals at current prices, as `getCart` does.
  const atPrices = calculateOrder(after, isWritten ? prices : currentPrices, terms);
  const calculation = lock ? { ...atPrices, totals: stored.row.totals } : atPrices;
  const stamp = isWritten ? nextStamp() : stored.row.stamp;
  const { totals } = calculation;
  const entries = historyOf(operations, knownIds, batch.results, accepted);
  if (isWritten) {
    await writeCart(tx, { before, after, prices, repriced, totals, author, now, stamp }, entries);
  } else await writeHistory(tx, after.orderNum, author, entries, now);
  const row = {
    ...stored.row,
    stamp,
    head: headOf(after),
    revision: after.revision,
    modified: isWritten ? checked : stored.row.modified,
    totals: isWritten ? totals : stored.row.totals,
  };
  const cart: StoredCart = { row, state: after, prices };
  cacheCart(cart);
  const savedPrices = affected.flatMap((line) => {
    const price = old.has(line) ? undefined : prices.get(line.line_id);
    if (!price) return [];
    const { savedWebPrice, savedExtended } = price;
    return [{ line_id: line.line_id, savedWebPrice, savedExtended }];
  });
  return { cart, accepted, results: batch.results, calculation, savedPrices };
}

/** LINE-13: looking up a price is not an edit, so the saved price stays and the change can be shown. */
function withSavedPrice(price: LinePrice, before: LinePrice | undefined): LinePrice {
  if (!before?.savedWebPrice) return price;
  return { ...price, savedWebPrice: before.savedWebPrice, savedExtended: before.savedExtended };
}

/** LINE-05: sets the quantity of lines that are now priced on application to 0, by an operation that every client receives. */
function setOnApplication(
  cart: CartState,
  lines: readonly LineState[],
  parts: ReadonlyMap<string, Part>,
  webDiscount: string,
  author: Author,
  now: Date,
) {
  const wrong = lockOf(cart)
    ? []
    : lines.filter(
        (line) =>
          !line.poa &&
          line.order_quantity > 0 &&
          priceLine(line, parts.get(line.stock_code), webDiscount, now.toISOString()).poa,
      );
  const operations = wrong.map(({ line_id, order_quantity: quantity }) =>
    serverOperation({ kind: 'line.poa', payload: { line_id, poa: true, quantity } }, now, author.username),
  );
  return applyBatch(cart, operations, new Map());
}

function historyOf(
  operations: readonly Operation[],
  knownIds: ReadonlySet<string>,
  results: readonly OperationResult[],
  accepted: readonly AcceptedOperation[],
) {
  const given = new Map(operations.map((operation) => [operation.id, operation]));
  const entries = new Map<string, { operation: Operation | AcceptedOperation; result: OperationResult }>();
  for (const operation of accepted) {
    entries.set(operation.id, { operation, result: { id: operation.id, outcome: { result: 'applied' } } });
  }
  for (const result of results) {
    if (knownIds.has(result.id) || isTemporary(result)) continue;
    const operation = entries.get(result.id)?.operation ?? given.get(result.id);
    if (operation) entries.set(result.id, { operation, result });
  }
  return [...entries.values()];
}
