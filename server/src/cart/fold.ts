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
import { findParts } from '../catalogue/parts.ts';
import { readReference } from '../catalogue/reference.ts';
import { StatementError } from '../db/errors.ts';
import { codesOf, isAllowed } from './allowed-choices.ts';
import { cacheCart, nextStamp } from './cart-cache.ts';
import { choicesFor } from './choices.ts';
import { knownResults } from './history.ts';
import { historyEntries } from './history-entries.ts';
import { makeRoom } from './make-room.ts';
import { setOnApplication } from './price-on-application.ts';
import { calculateOrder, type OrderCalculation } from './pricing.ts';
import { withQuotedPrices } from './quoted-prices.ts';
import { type RepriceInput, repriceLines, savedPricesOf, stalePrices } from './reprice.ts';
import { headOf, type Queries, type StoredCart } from './rows.ts';
import { readTerms } from './terms.ts';
import { type Author, writeCart, writeHistory } from './write.ts';

export interface FoldInput extends RepriceInput {
  readonly operations: readonly Operation[];
  readonly author: Author;
  readonly account: Pick<AuthorisedAccount, 'accode' | 'web_discount'>;
  /** The revision that the author's edits were made on. */
  readonly knownRevision?: number | undefined;
  /** False skips the look-up of earlier results. A repeated operation then makes the write fail (see `isRepeated`). */
  readonly mayBeRepeat: boolean;
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

/** The parts, with quoted prices, and the results of operations that the account may not make (`not_allowed`). */
async function readRules(tx: Queries, stored: StoredCart, codes: readonly string[], input: FoldInput) {
  const { operations, account, now } = input;
  const reference = await readReference(tx);
  const today = orderDate(now, reference.time_zone);
  const parts = withQuotedPrices(await findParts(tx, account.accode, codes), stored.row.record, today);
  const choices = await choicesFor(tx, account.accode, operations, reference);
  const forbidden = operations
    .filter((operation) => !isAllowed(operation, choices, today))
    .map(({ id }): OperationResult => ({ id, outcome: { result: 'refused', reason: 'not_allowed' } }));
  return { parts, forbidden: new Map(forbidden.map((result) => [result.id, result])) };
}

/**
 * Applies each operation once to a cart, prices the lines that changed and writes everything (CART-18). The caller must hold a
 * transaction in which the cart's row is locked.
 */
export async function foldInto(tx: Queries, stored: StoredCart, input: FoldInput): Promise<Folded> {
  const { operations, author, account, now } = input;
  const before = stored.state;
  const known = await knownResults(tx, before.orderNum, idsToLookUp(before, input));
  const isStale = stalePrices(stored, input);
  const lock = lockOf(before);
  // A locked order keeps the prices at which it was confirmed.
  const stale = lock ? [] : before.lines.filter(isStale);
  const codes = [...operations.flatMap((each) => codesOf(each, before)), ...stale.map((line) => line.stock_code)];
  const { parts, forbidden } = await readRules(tx, stored, codes, input);

  const batch = applyBatch(before, operations, new Map([...forbidden, ...known]), {
    author: author.username,
    ...(input.knownRevision === undefined ? {} : { known_revision: input.knownRevision }),
    correct: (operation, cart) => withPackRules(operation, cart, (code) => parts.get(code)?.facts ?? null),
  });
  const room = await makeRoom(tx, batch.cart, batch.accepted, author, now);

  // A call without an edit stores no prices: new prices are stored with the buyer's next edit or when all are saved.
  const storesPrices = input.savesPrices === true || (!lock && batch.accepted.some(isEdit));
  const affectedCodes = new Set(codes);
  const old = new Set(before.lines);
  const isAffected = (line: LineState) => affectedCodes.has(line.stock_code) && (isStale(line) || !old.has(line));
  const candidates = storesPrices ? room.cart.lines.filter(isAffected) : [];
  const poa = setOnApplication(room.cart, candidates, parts, account.web_discount, author, now);
  const after = poa.cart;
  const accepted = [...batch.accepted, ...room.accepted, ...poa.accepted];

  const affected = affectedCodes.size === 0 ? [] : after.lines.filter(isAffected);
  const newPrices = repriceLines(stored, affected, parts, input);
  const currentPrices = newPrices.size === 0 ? stored.prices : new Map([...stored.prices, ...newPrices]);
  const prices = storesPrices ? currentPrices : stored.prices;
  const repriced = new Set(storesPrices ? newPrices.keys() : []);
  const isWritten = accepted.length > 0 || repriced.size > 0;
  const terms = await readTerms(tx, after, now, { lockPromo: input.savesPrices ?? false });
  // A call without an edit returns totals at current prices, as `getCart` does.
  const atPrices = calculateOrder(after, isWritten ? prices : currentPrices, terms);
  const calculation = lock ? { ...atPrices, totals: stored.row.totals } : atPrices;

  const entries = historyEntries(operations, known, batch.results, accepted);
  const { totals } = calculation;
  let row = { ...stored.row, head: headOf(after), revision: after.revision };
  if (isWritten) {
    const stamp = nextStamp();
    await writeCart(tx, { before, after, prices, repriced, totals, author, now, stamp }, entries);
    row = { ...row, stamp, modified: now.toISOString(), totals };
  } else await writeHistory(tx, after.orderNum, author, entries, now);
  const cart: StoredCart = { row, state: after, prices };
  cacheCart(cart);
  return { cart, accepted, results: batch.results, calculation, savedPrices: savedPricesOf(stored, affected, prices) };
}
