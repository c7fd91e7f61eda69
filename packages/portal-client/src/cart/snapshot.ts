import { type CartReply, cartStatus, type LineState, prettyName, type Timestamp, type Ulid } from '@portal/domain/cart';
import type { PricedPart } from '@portal/domain/price';
import type { Clock } from '../clock/clock.ts';
import type { CachedPrice } from '../prices/account-prices.ts';
import type { StoredCart } from '../store/types.ts';
import { orderLineOf, type SavedLine } from './cart-line.ts';
import type { CartModel } from './cart-model.ts';
import type { CartPrices } from './cart-prices.ts';

/** Milliseconds without a save until the texts are dropped: those of 500 lines are a megabyte per open order. */
const textsLifetime = 60_000;

/** The serialised text of a line, and the line it was made from. */
interface Written {
  readonly state: LineState;
  readonly lookup: CachedPrice;
  readonly saved: SavedLine | undefined;
  readonly text: string;
}

export interface Snapshots {
  /** Null until the server has sent the cart. */
  take(): StoredCart | null;
  /** Without this call, the whole cart stays in memory as long as the texts. */
  close(): void;
}

/**
 * Serialises the last known server state of the cart with its prices, to show it at once the next time (CART-01). A save changes
 * one line of 500, so the texts of the other lines are cached while saves go on.
 */
export function snapshotsOf(model: CartModel, prices: Pick<CartPrices, 'get'>, clock: Pick<Clock, 'after'>): Snapshots {
  let written: ReadonlyMap<Ulid, Written> = new Map();
  let cancelForget = (): void => {};

  function write(state: LineState): Written {
    const lookup = prices.get(state.stock_code);
    const saved = model.saved.get(state.line_id);
    const before = written.get(state.line_id);
    if (before?.state === state && before.lookup === lookup && before.saved === saved) return before;
    const facts = lookup.part?.product_information ?? null;
    const line = orderLineOf({ state, facts, lookup, saved, customer_stock_code: '' });
    return { state, lookup, saved, text: JSON.stringify(line) };
  }

  function take(): StoredCart | null {
    const { base, meta } = model;
    if (!base || !meta) return null;
    const { lines, delivery, ...state } = base;
    const texts = new Map(lines.map((line) => [line.line_id, write(line)]));
    written = texts;
    cancelForget();
    cancelForget = clock.after(textsLifetime, () => {
      written = new Map();
    });
    const head: Omit<CartReply, 'orderLine'> = {
      ...meta,
      // Totals that came with the cart are out of date.
      ...model.totals,
      ...(model.savedTotal === null ? {} : { saved_total: model.savedTotal }),
      ...state,
      ...delivery,
      prettyName: prettyName(base),
      status: cartStatus(base),
    };
    // Lines that came with the cart are out of date.
    const text = JSON.stringify({ ...head, orderLine: undefined });
    return {
      orderNum: base.orderNum,
      revision: base.revision,
      head: text,
      lines: [...texts.values()].map((line) => line.text),
    };
  }
  return { take, close: () => cancelForget() };
}

/** Reads a stored cart; null if it cannot be read. */
export function readSnapshot({ head, lines }: StoredCart): CartReply | null {
  try {
    const cart: CartReply = { ...JSON.parse(head), orderLine: lines.map((line) => JSON.parse(line)) };
    return cart;
  } catch {
    return null;
  }
}

export interface KnownPrices {
  readonly parts: readonly PricedPart[];
  readonly checkedAt: number;
}

/** The prices stored with a cart's lines, by part, with the time of the oldest. */
export function pricesIn(reply: CartReply, now: number): KnownPrices {
  const parts = new Map<string, PricedPart>();
  let checkedAt = now;
  for (const line of reply.orderLine) {
    if (!line.pricing || !line.availability || parts.has(line.stock_code)) continue;
    checkedAt = Math.min(checkedAt, timeOf(line.priceLastCheckedAt) ?? now);
    parts.set(line.stock_code, {
      stock_code: line.stock_code,
      known: line.facts !== null,
      pricing: line.pricing,
      price_per: line.price_per ?? 1,
      pronto_price: null,
      availability: line.availability,
      product_information: line.facts ? { ...line.facts, object_type: 'part', data_type: 'facts' } : null,
    });
  }
  return { parts: [...parts.values()], checkedAt };
}

function timeOf(at: Timestamp | null): number | null {
  const time = at === null ? Number.NaN : Date.parse(at);
  return Number.isNaN(time) ? null : time;
}
