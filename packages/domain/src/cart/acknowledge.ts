import { applyOperation } from './apply.ts';
import { findLine } from './edit.ts';
import { type CartReplica, rebase } from './replica.ts';
import { shareCart } from './share.ts';
import { cartStateOf } from './state-of.ts';
import type {
  AcceptedOperation,
  CartState,
  LineState,
  Operation,
  OperationResult,
  RefusalReason,
  SaveReply,
  Ulid,
} from './types.ts';

/** Others' changes to one line, from before their first edit to after the last. Null: the line did not exist. */
export interface LineChange {
  readonly line_id: Ulid;
  readonly from: LineState | null;
  readonly to: LineState | null;
  readonly by: string;
}

/** P4: another user overwrote this client's edit without having seen it. `mine` is the line as this client's edit left it. */
export interface Overwritten {
  readonly line_id: Ulid;
  readonly mine: LineState;
  readonly theirs: LineState | null;
  readonly by: string;
}

export interface Acknowledgement {
  readonly replica: CartReplica;
  /** Pending operations that the server has accepted or refused. */
  readonly settled: readonly Ulid[];
  readonly changes: readonly LineChange[];
  /** Others' operations on the cart itself: reference, delivery, confirmation and so on. */
  readonly cartChanges: readonly AcceptedOperation[];
  readonly refused: readonly { readonly operation: Operation; readonly reason: RefusalReason }[];
  readonly corrected: readonly (NonNullable<OperationResult['corrected']> & { readonly operation: Operation })[];
  readonly overwrote: readonly (NonNullable<OperationResult['overwrote']> & { readonly operation: Operation })[];
  readonly overwritten: readonly Overwritten[];
  /** The reply does not follow `base`: reload the cart and call replaceBase. Accepted operations stay pending. */
  readonly reload: boolean;
}

interface Fold {
  base: CartState;
  reload: boolean;
  readonly changes: Map<Ulid, LineChange>;
  readonly cartChanges: AcceptedOperation[];
  readonly overwritten: Overwritten[];
  /** Lines as this client's accepted operations in the reply left them. */
  readonly mine: Map<Ulid, LineState>;
}

function lineOf(cart: CartState, operation: Operation): LineState | null {
  return 'line_id' in operation.payload ? (findLine(cart, operation.payload.line_id) ?? null) : null;
}

const overwriting: ReadonlySet<Operation['kind']> = new Set([
  'line.quantity',
  'line.remove',
  'line.delete',
  'line.replace',
]);

function recordOthersChange(fold: Fold, before: CartState, after: CartState, operation: AcceptedOperation): void {
  if (!('line_id' in operation.payload)) {
    fold.cartChanges.push(operation);
    return;
  }
  const from = lineOf(before, operation);
  const to = lineOf(after, operation);
  const line_id = to?.line_id ?? from?.line_id ?? operation.payload.line_id;
  const first = fold.changes.get(line_id);
  fold.changes.set(line_id, { line_id, from: first ? first.from : from, to, by: operation.by });
  const mine = fold.mine.get(line_id);
  if (!mine || !overwriting.has(operation.kind)) return;
  if (operation.kind === 'line.quantity' && operation.payload.based_on === mine.order_quantity) return;
  fold.overwritten.push({ line_id, mine, theirs: to, by: operation.by });
  fold.mine.delete(line_id);
}

function foldIn(fold: Fold, operation: AcceptedOperation, own: boolean): void {
  if (fold.reload || operation.revision <= fold.base.revision) return;
  if (operation.revision !== fold.base.revision + 1) {
    fold.reload = true;
    return;
  }
  const before = fold.base;
  const { cart, outcome } = applyOperation(before, operation);
  if (outcome.result !== 'applied') {
    // The server applied it but this client cannot: a different build, or a base that differs from the server's.
    fold.reload = true;
    return;
  }
  fold.base = cart;
  if (!own) {
    recordOthersChange(fold, before, cart, operation);
    return;
  }
  const line = lineOf(cart, operation);
  if (line) fold.mine.set(line.line_id, line);
}

/** For a reply with a full cart instead of operations: records each line that differs, under its last author. */
function recordReplacement(fold: Fold, next: CartState): void {
  const before = new Map(fold.base.lines.map((line) => [line.line_id, line]));
  for (const line of next.lines) {
    const from = before.get(line.line_id) ?? null;
    before.delete(line.line_id);
    if (from?.changed_revision !== line.changed_revision)
      fold.changes.set(line.line_id, { line_id: line.line_id, from, to: line, by: line.changed_by });
  }
  for (const line of before.values())
    fold.changes.set(line.line_id, { line_id: line.line_id, from: line, to: null, by: '' });
  fold.base = shareCart(next, fold.base);
}

/** CART-11: the server's delivery option overrides the local one, even without an operation that sets it. */
function withModified(base: CartState, reply: SaveReply): CartState {
  const chosen = reply.modified_data?.delivery_option_chosen;
  if (chosen === undefined || chosen === base.delivery.deliveryOptionChosen) return base;
  return { ...base, delivery: { ...base.delivery, deliveryOptionChosen: chosen } };
}

/**
 * Folds the reply to a save into a replica (CART-11, CART-18): applies the server's operations to `base`, removes settled
 * operations from `pending` and applies the rest again on top. Safe with replies that are repeated, late or out of order.
 */
export function acknowledge(replica: CartReplica, reply: SaveReply): Acknowledgement {
  const pending = new Map(replica.pending.map((operation) => [operation.id, operation]));
  const fold: Fold = {
    base: replica.base,
    reload: false,
    changes: new Map(),
    cartChanges: [],
    overwritten: [],
    mine: new Map(),
  };
  if (reply.cart && reply.cart.revision >= fold.base.revision) recordReplacement(fold, cartStateOf(reply.cart));
  const operations = [...reply.operations].sort((a, b) => a.revision - b.revision);
  for (const operation of operations) foldIn(fold, operation, pending.has(operation.id));
  if (fold.base.revision < reply.revision) fold.reload = true;

  const ownResults = reply.results.flatMap((result) => {
    const operation = pending.get(result.id);
    return operation ? [{ operation, ...result }] : [];
  });
  const settled = new Set<Ulid>();
  for (const { id, outcome } of ownResults) if (outcome.result !== 'applied' || !fold.reload) settled.add(id);
  for (const { id, revision } of operations) if (pending.has(id) && revision <= fold.base.revision) settled.add(id);

  const rest = replica.pending.filter((operation) => !settled.has(operation.id));
  const base = withModified(fold.base, reply);
  return {
    replica: rebase(base, rest, replica.view),
    settled: [...settled],
    changes: [...fold.changes.values()],
    cartChanges: fold.cartChanges,
    refused: ownResults.flatMap(({ operation, outcome }) =>
      outcome.result === 'refused' ? [{ operation, reason: outcome.reason }] : [],
    ),
    corrected: ownResults.flatMap(({ operation, corrected }) => (corrected ? [{ ...corrected, operation }] : [])),
    overwrote: ownResults.flatMap(({ operation, overwrote }) => (overwrote ? [{ ...overwrote, operation }] : [])),
    overwritten: fold.overwritten,
    reload: fold.reload,
  };
}
