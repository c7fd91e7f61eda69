import { type CheckItem, type CheckLine, checkCart, checkLine, type Ulid } from '@portal/domain/cart';
import { minimumOrder, noRules } from '@portal/domain/price';
import type { CartDocument, CartLine } from './types.ts';

/** What the buyer has seen of an order on this device. */
export interface SeenOrder {
  /** Stock in the order's warehouse by part, when the check was last opened. */
  readonly stock: Readonly<Record<string, number>>;
}

export interface CheckFacts {
  readonly seen: SeenOrder;
  /** Code that supersedes a part, or null. */
  readonly supersededBy: (stock_code: string) => string | null;
  /** The existing code that is most similar to an unknown one, or null. */
  readonly nearCode: (stock_code: string) => string | null;
  /** Subjects of a line's current notes that the buyer has dismissed. */
  readonly dismissed: (view: CartLine) => ReadonlySet<string>;
  /** YYYY-MM-DD */
  readonly today: () => string;
}

interface FoundChecks {
  readonly items: readonly CheckItem[];
  /** Lines whose price, stock or facts are still loading. */
  readonly waiting: number;
}

interface OrderChecks {
  /** Returns what the buyer should check before confirming the order (CART-23). */
  find(): FoundChecks;
  /** Marks a line's notes as outdated although the line did not change: one was dismissed, or a near code was found. */
  stale(line_id: Ulid): void;
}

type Given = Pick<CartDocument, 'getHeader' | 'getLineIds' | 'getLine' | 'getTotals'>;

interface KnownLine {
  readonly view: CartLine;
  readonly check: CheckLine;
  readonly items: readonly CheckItem[];
}

/** The checks of one order. Caches the items per line, because a keystroke changes one line of up to 500. */
export function createOrderChecks(document: Given, facts: CheckFacts): OrderChecks {
  const lines = new Map<Ulid, KnownLine>();

  const known = (view: CartLine): KnownLine => {
    const before = lines.get(view.line_id);
    if (before?.view === view) return before;
    const { stock_code } = view.line;
    const check: CheckLine = {
      line: view.line,
      facts: view.facts,
      states: view.states,
      superseded_by: view.facts && facts.supersededBy(stock_code),
      near: view.unknown ? facts.nearCode(stock_code) : null,
      seen_available: facts.seen.stock[stock_code] ?? null,
      dismissed: facts.dismissed(view),
    };
    const next = { view, check, items: checkLine(check) };
    lines.set(view.line_id, next);
    return next;
  };

  return {
    stale: (line_id) => void lines.delete(line_id),
    find() {
      const header = document.getHeader();
      if (!header) return { items: [], waiting: 1 };
      const views = document.getLineIds().flatMap((id) => document.getLine(id) ?? []);
      const ready = views.filter(
        ({ priceState, facts: part, unknown }) => priceState !== 'loading' && (part || unknown),
      );
      const waiting = views.length - ready.length;
      // While every line is still loading, "no lines" would be wrong.
      if (waiting > 0 && ready.length === 0) return { items: [], waiting };
      const minimum = header.minimum_order;
      const order = {
        cart: header,
        delivery_options: header.deliveryOptions,
        minimum:
          minimum && minimumOrder({ ...noRules, minimum_order: minimum.minimum }, document.getTotals().savedExtended),
        promo: header.promo,
        today: facts.today(),
      };
      const found = ready.map(known);
      const items = new Map(found.map(({ check, items: of }) => [check, of]));
      return { items: checkCart(order, [...items.keys()], (line) => items.get(line) ?? []), waiting };
    },
  };
}
