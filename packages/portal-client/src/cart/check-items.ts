import { type CheckInput, type CheckItem, checkCart } from '@portal/domain/cart';
import { minimumOrder, noRules } from '@portal/domain/price';
import type { CartDocument } from './types.ts';

/** What the buyer has seen of an order on this device. */
export interface SeenOrder {
  /** Stock in the order's warehouse by part, when the check was last opened. */
  readonly stock: Readonly<Record<string, number>>;
  /** Changes the buyer accepted, by `acceptKey`. */
  readonly accepted: readonly string[];
}

export interface CheckFacts {
  readonly seen: SeenOrder;
  /** What takes a part's place, by part. */
  readonly successors: ReadonlyMap<string, string>;
  readonly web_discount: string;
  /** YYYY-MM-DD */
  readonly today: string;
}

/** An accepted change stays accepted while its message is the same; another price is another change. */
export const acceptKey = (item: CheckItem): string => `${item.kind} ${item.line_id ?? ''} ${item.message}`;

type Given = Pick<CartDocument, 'getHeader' | 'getLineIds' | 'getLine' | 'getTotals'>;

/** The order as the check needs it; `waiting` counts lines whose price, stock or facts are still loading. */
function inputOf(document: Given, facts: CheckFacts): { readonly input: CheckInput; readonly waiting: number } | null {
  const header = document.getHeader();
  if (!header) return null;
  const views = document.getLineIds().flatMap((id) => document.getLine(id) ?? []);
  const known = views.filter(
    ({ priceState, facts: part, unknown }) => priceState !== 'loading' && (part !== null || unknown),
  );
  const goods = document.getTotals().savedExtended;
  const { minimum_order: asked } = header;
  return {
    waiting: views.length - known.length,
    input: {
      cart: header,
      delivery_options: header.deliveryOptions,
      lines: known.map(({ line, facts: part }) => ({
        line,
        facts: part,
        pricing: line.pricing,
        price_per: line.price_per,
        availability: line.availability,
        savedWebPrice: line.savedWebPrice,
        superseded_by: facts.successors.get(line.stock_code) ?? null,
        seen_available: facts.seen.stock[line.stock_code] ?? null,
      })),
      web_discount: facts.web_discount,
      minimum: asked && minimumOrder({ ...noRules, minimum_order: asked.minimum }, goods),
      promo: header.promo,
      today: facts.today,
    },
  };
}

/** CART-23: the check items of an order now, without those that were accepted, and how many lines are still loading. */
export function checkItems(
  document: Given,
  facts: CheckFacts,
): { readonly items: readonly CheckItem[]; readonly waiting: number } {
  const given = inputOf(document, facts);
  if (!given) return { items: [], waiting: 1 };
  const accepted = new Set(facts.seen.accepted);
  // While every line is still loading, "no lines" would be wrong.
  const items = given.waiting > 0 && given.input.lines.length === 0 ? [] : checkCart(given.input);
  return { items: items.filter((item) => !accepted.has(acceptKey(item))), waiting: given.waiting };
}
