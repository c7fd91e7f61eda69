import { type CartId, type CartState, cartStatus, lockOf, prettyName, type Ulid } from '@portal/domain/cart';
import { noLinesReason } from '@portal/domain/price';
import type { Clock } from '../clock/clock.ts';
import { cartMessages as messages } from '../messages/cart.ts';
import type { Outbox, OutboxStatus } from '../outbox/types.ts';
import type { PriceCache } from '../prices/price-cache.ts';
import type { PortalStore } from '../store/types.ts';
import type { Transport } from '../transport/types.ts';
import type { LineProblem } from './cart-lines.ts';
import type { CartModel } from './cart-model.ts';
import { priceScopeOf } from './cart-prices.ts';
import type { CartDocumentStatus, CartHeader, CartsSettings } from './types.ts';

export interface CartDocumentSettings extends CartsSettings {
  readonly store: PortalStore;
  readonly outbox: Outbox;
  readonly transport: Transport;
  readonly prices: PriceCache;
  readonly clock: Clock;
  readonly random: () => number;
  readonly newId: () => Ulid;
  readonly onClose: () => void;
}

const sameValue = (a: unknown, b: unknown): boolean =>
  Object.is(a, b) || (typeof a === 'object' && typeof b === 'object' && JSON.stringify(a) === JSON.stringify(b));

function sameFields(a: object | null, b: object | null): boolean {
  if (!a || !b) return a === b;
  const before = new Map(Object.entries(a));
  const now = Object.entries(b);
  return now.length === before.size && now.every(([name, value]) => sameValue(before.get(name), value));
}

export interface Cached<T> {
  get(): T;
  /** Invalidates the value; it is calculated at the next read. */
  invalidate(): void;
}

/** Caches the result of `make`. Returns the previous object while the content is equal, so that subscribers render only for changes. */
export function cached<T extends object | null>(make: () => T): Cached<T> {
  let last: { readonly value: T } | null = null;
  let fresh = false;
  return {
    get() {
      if (last && fresh) return last.value;
      const value = make();
      if (!last || !sameFields(last.value, value)) last = { value };
      fresh = true;
      return last.value;
    },
    invalidate() {
      fresh = false;
    },
  };
}

const hasGoods = ({ lines }: CartState): boolean => lines.some(({ order_quantity }) => order_quantity > 0);

/** CART-07: why the order cannot be confirmed, if known before the server decides; otherwise null. */
function blockedHere(
  view: CartState,
  meta: Pick<CartHeader, 'confirm_allowed' | 'confirm_short_reason'>,
  problem: LineProblem | null,
): string | null {
  const isEmpty = !hasGoods(view);
  const saidEmpty = meta.confirm_short_reason === noLinesReason;
  if (isEmpty) return meta.confirm_allowed ? noLinesReason : null;
  const known = problem && !problem.waiting ? problem.reason : null;
  if (meta.confirm_allowed) return known;
  return saidEmpty ? (known ?? messages.firstLineSaving) : null;
}

/** `problem`: a line missing from the total on screen; the server may have its price already. */
export function headerOf({ view, meta }: CartModel, problem: LineProblem | null): CartHeader | null {
  if (!view || !meta) return null;
  const { lines: _, ...state } = view;
  const { warehouse_name, dropship_allowed, deliveryOptions } = meta;
  const editable = lockOf(view) === null;
  const blocked = editable ? blockedHere(view, meta, problem) : null;
  const { quote_saved: saved, quote_expiry: expiry, quoted_prices: prices = [] } = meta;
  return {
    ...state,
    warehouse_name,
    assignee_name: (meta.assignee === view.assignee ? meta.assignee_name : null) ?? view.assignee,
    confirm_allowed: meta.confirm_allowed && blocked === null,
    confirm_short_reason: blocked ?? meta.confirm_short_reason,
    dropship_allowed,
    deliveryOptions,
    freight_awaited: meta.confirm_short_reason === noLinesReason && hasGoods(view),
    promo: meta.promo ?? null,
    minimum_order: meta.minimum_order ?? null,
    quote: saved && expiry ? { saved, expiry, prices } : null,
    import_warnings: meta.import_warnings ?? [],
    import_errors: meta.import_errors ?? [],
    status: cartStatus(view),
    prettyName: prettyName(view),
    editable,
    prices: priceScopeOf(view, meta),
  };
}

type Own = Pick<CartDocumentStatus, 'load' | 'pricing' | 'notices' | 'pendingAction'>;

export function statusOf(cartId: CartId, { undo }: CartModel, box: OutboxStatus, own: Own): CartDocumentStatus {
  const unsent = box.unsentByCart[cartId] ?? 0;
  return {
    ...own,
    unsent,
    saving: box.sending && unsent > 0,
    offline: box.offline,
    serverBusy: box.serverBusy,
    lastSaved: box.lastSaved,
    durable: box.durable,
    canUndo: undo.undo.length > 0,
    canRedo: undo.redo.length > 0,
    refused: box.refused.filter((refused) => refused.cartId === cartId),
  };
}
