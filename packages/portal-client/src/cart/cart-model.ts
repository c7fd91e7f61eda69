import {
  type Acknowledgement,
  acknowledge,
  applyLocal,
  type CartReply,
  type CartState,
  type CartTotals,
  cartStateOf,
  dropPending,
  emptyUndoHistory,
  findLine,
  forgetOperations,
  lockOf,
  type Operation,
  type OperationDraft,
  operationFrom,
  type RefusalReason,
  recordOperation,
  refusalReasons,
  replaceBase,
  replicaOf,
  type SaveReply,
  takeRedo,
  takeUndo,
  type Ulid,
  type UndoHistory,
} from '@portal/domain/cart';
import type { ChosenPrice } from '@portal/domain/price';
import { cartMessages as messages } from '../messages/cart.ts';
import type { SavedLine } from './cart-line.ts';
import { emptyTotals, totalsOf } from './totals.ts';

/** Data that came with the cart and that no operation changes. */
export type CartMeta = Pick<
  CartReply,
  | 'name'
  | 'warehouse_name'
  | 'assignee'
  | 'assignee_name'
  | 'confirm_allowed'
  | 'confirm_short_reason'
  | 'dropship_allowed'
  | 'deliveryOptions'
  | 'promo'
  | 'minimum_order'
  | 'quote_saved'
  | 'quote_expiry'
  | 'quoted_prices'
  | 'import_warnings'
  | 'import_errors'
  | 'created'
  | 'modified'
>;

export type Performed =
  | { readonly ok: true; readonly operations: readonly Operation[]; readonly line_id: Ulid | null }
  | { readonly ok: false; readonly reason: RefusalReason; readonly message: string };

export const refusedBy = (
  reason: RefusalReason,
  message: string = refusalReasons[reason],
): Performed & { ok: false } => ({
  ok: false,
  reason,
  message,
});

export interface OperationAuthor {
  /** The name under which the server records this user. */
  readonly by: string;
  readonly newId: () => Ulid;
  readonly now: () => number;
}

/** Operations are stored and sent within seconds, so this is far more than are needed at a time. */
const maxAppliedIds = 2_000;

const noSavedLine: SavedLine = { customer_stock_code: '', savedWebPrice: null, savedExtended: null };

const savedLines = (reply: CartReply): ReadonlyMap<Ulid, SavedLine> =>
  new Map(
    reply.orderLine.map(({ line_id, customer_stock_code, savedWebPrice, savedExtended }) => [
      line_id,
      { customer_stock_code, savedWebPrice, savedExtended },
    ]),
  );

/** The state of one cart, its pending operations and undo in this tab. Knows no screen, disk or network. */
export class CartModel {
  view: CartState | null = null;
  undo: UndoHistory = emptyUndoHistory;
  meta: CartMeta | null = null;
  /** The last known server state. */
  totals: CartTotals = emptyTotals;
  /** Null until the server has sent it. */
  savedTotal: CartTotals['total'] | null = null;
  saved: ReadonlyMap<Ulid, SavedLine> = new Map();
  private replica: ReturnType<typeof replicaOf> | null = null;
  private readonly author: OperationAuthor;
  /** The revision of `saved`. */
  private savedRevision = 0;
  /** Operations that the server has applied: a stale copy read from the disk must not become pending again. */
  private readonly appliedIds = new Set<Ulid>();

  constructor(author: OperationAuthor) {
    this.author = author;
  }

  get base(): CartState | null {
    return this.replica?.base ?? null;
  }
  get pending(): readonly Operation[] {
    return this.replica?.pending ?? [];
  }

  private set(replica: ReturnType<typeof replicaOf>): void {
    this.replica = replica;
    this.view = replica.view;
  }

  /** Applies a whole cart if it is the first or newer than the known one. */
  applyCart(reply: CartReply, pending: readonly Operation[] = []): void {
    const state = cartStateOf(reply);
    if (this.replica && state.revision < this.replica.base.revision) return;
    const waiting = pending.filter(({ id }) => !this.appliedIds.has(id));
    this.set(this.replica ? replaceBase(this.replica, state) : replicaOf(state, waiting));
    this.meta = reply;
    this.totals = reply;
    this.savedTotal = reply.saved_total ?? null;
    this.saved = savedLines(reply);
    this.savedRevision = state.revision;
  }

  /** Adds operations made by another tab or an earlier page. */
  adopt(operations: readonly Operation[]): void {
    if (!this.replica) return;
    const known = new Set(this.pending.map((operation) => operation.id));
    const fresh = operations.filter(({ id }) => !known.has(id) && !this.appliedIds.has(id));
    if (fresh.length === 0) return;
    const { base, pending } = this.replica;
    this.set(replaceBase({ ...this.replica, pending: [...pending, ...fresh] }, base));
  }

  drop(ids: readonly Ulid[]): void {
    const ended = new Set(ids);
    if (this.replica) this.set(dropPending(this.replica, ended));
    this.undo = forgetOperations(this.undo, ended);
  }

  private remember(ids: Iterable<Ulid>): void {
    for (const id of ids) this.appliedIds.add(id);
    for (const oldest of this.appliedIds) {
      if (this.appliedIds.size <= maxAppliedIds) break;
      this.appliedIds.delete(oldest);
    }
  }

  /** Operations that the server has but whose response was lost. Returns whether there were any: then the cart must be loaded. */
  settle(ids: readonly Ulid[]): boolean {
    const ended = new Set(ids);
    this.remember(ids);
    if (!this.replica || !this.pending.some((operation) => ended.has(operation.id))) return false;
    this.set(dropPending(this.replica, ended));
    return true;
  }

  /** Applies the response to a save. Null before the cart is loaded. */
  applySaveReply(reply: SaveReply): Acknowledgement | null {
    const applied = reply.results.filter(({ outcome }) => outcome.result !== 'refused').map(({ id }) => id);
    if (!this.replica) {
      this.remember(applied);
      return null;
    }
    const newest = reply.revision >= this.replica.base.revision;
    // The response to a save without operations has current totals, which the server does not store.
    const stored = reply.revision > this.replica.base.revision;
    const acknowledged = acknowledge(this.replica, reply);
    if (!acknowledged.reload) this.remember(applied);
    this.set(acknowledged.replica);
    if (acknowledged.refused.length > 0)
      this.undo = forgetOperations(this.undo, new Set(acknowledged.refused.map((each) => each.operation.id)));
    if (reply.cart && newest) this.saved = savedLines(reply.cart);
    if (newest) {
      this.totals = totalsOf(reply);
      if (stored) this.savedTotal = reply.totals.total;
      const { deliveryOptions, confirm_allowed, confirm_short_reason, promo, minimum_order } = reply;
      const terms = promo === undefined || !minimum_order ? {} : { promo, minimum_order };
      const confirmation = { deliveryOptions, confirm_allowed, confirm_short_reason, ...terms };
      if (this.meta) this.meta = { ...this.meta, ...reply.cart, ...confirmation };
    }
    return acknowledged;
  }

  /** LINE-13: prices at the time of the save, for showing later changes. */
  savePrices(happened: boolean, priceOf: (id: Ulid) => ChosenPrice | null, reply: SaveReply): void {
    if (!this.base || !(happened || reply.saved_prices?.length)) return;
    // Prices known here can be older than those that the server used for the save.
    const savedPrices = new Map(reply.saved_prices?.map(({ line_id, ...price }) => [line_id, price]));
    this.saved = new Map(
      this.base.lines.map((line) => {
        const before = this.saved.get(line.line_id);
        const saved = savedPrices.get(line.line_id);
        if (saved) return [line.line_id, { ...noSavedLine, ...before, ...saved }];
        const price = priceOf(line.line_id);
        // A line that the save did not change keeps the price with which changes are compared.
        if (
          !price ||
          before?.savedExtended === price.extended ||
          (before && line.changed_revision <= this.savedRevision)
        ) {
          return [line.line_id, before ?? noSavedLine];
        }
        const { webPrice: savedWebPrice, extended: savedExtended } = price;
        return [line.line_id, { ...noSavedLine, ...before, savedWebPrice, savedExtended }];
      }),
    );
    this.savedRevision = this.base.revision;
  }

  private make(draft: OperationDraft, step?: Ulid): Operation {
    const { by, newId, now } = this.author;
    const stamp = { id: newId(), at: new Date(now()).toISOString(), by };
    return operationFrom(draft, step === undefined ? stamp : { ...stamp, step });
  }

  private locked(): (Performed & { ok: false }) | null {
    if (!this.view) return refusedBy('not_allowed', messages.loading);
    const lock = lockOf(this.view);
    return lock ? refusedBy(lock) : null;
  }

  /** One edit. An edit that changes nothing succeeds and creates no operation. */
  perform(draft: OperationDraft, options: { step?: Ulid; undoable?: boolean } = {}): Performed {
    const locked = this.locked();
    if (locked || !this.replica) return locked ?? refusedBy('not_allowed');
    const operation = this.make(draft, options.step);
    const before = this.replica.view;
    const { replica, outcome } = applyLocal(this.replica, operation);
    if (outcome.result === 'refused') return refusedBy(outcome.reason);
    const named = 'line_id' in operation.payload ? operation.payload.line_id : null;
    if (outcome.result === 'unchanged') return { ok: true, operations: [], line_id: named };
    if (options.undoable !== false) this.undo = recordOperation(this.undo, before, operation);
    this.set(replica);
    return { ok: true, operations: [operation], line_id: outcome.line_id ?? named };
  }

  /** Undoes the newest step, or redoes the last undone one. */
  undoOrRedo(direction: 'undo' | 'redo'): Performed & { readonly conflicts?: readonly RefusalReason[] } {
    const locked = this.locked();
    if (locked || !this.replica) return locked ?? refusedBy('not_allowed');
    const step = this.author.newId();
    const take = direction === 'undo' ? takeUndo : takeRedo;
    const result = take(this.undo, this.replica.view, (draft) => this.make(draft, step));
    if (!result) return refusedBy('not_allowed', messages.nothingTo(direction));
    this.undo = result.history;
    let replica = this.replica;
    for (const operation of result.operations) ({ replica } = applyLocal(replica, operation));
    this.set(replica);
    const conflicts = result.refused.map((each) => each.reason);
    const [first] = conflicts;
    if (result.operations.length === 0 && first) return { ...refusedBy(first), conflicts };
    const [operation] = result.operations;
    const line_id = operation && 'line_id' in operation.payload ? operation.payload.line_id : null;
    return { ok: true, operations: result.operations, line_id, conflicts };
  }

  line(id: Ulid) {
    return this.view ? (findLine(this.view, id) ?? null) : null;
  }
}
