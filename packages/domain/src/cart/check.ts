import { quantityRules, roundQuantity } from '../line/quantity.ts';
import { parseBig } from '../money/decimal.ts';
import { choosePrice, pricedOnly } from '../price/choose.ts';
import { countLine } from '../price/counted.ts';
import type { PromoAnswer } from '../price/deal-types.ts';
import type { MinimumOrder } from '../price/order-rules.ts';
import type { Availability, Pricing } from '../price/types.ts';
import { deliveryProblem } from './delivery-problem.ts';
import { forwardDateProblem } from './forward-date.ts';
import type { OperationDraft } from './rule.ts';
import type { CartState, DeliveryOption, LineState, PartFacts, Ulid } from './types.ts';

/** What the check needs to know of a line, as it is at this moment. */
export interface CheckLine {
  readonly line: LineState;
  /** Null where there is no such part. */
  readonly facts: PartFacts | null;
  /** Null where it could not be looked up. */
  readonly pricing: readonly Pricing[] | null;
  readonly price_per: number | null;
  readonly availability: readonly Availability[] | null;
  /** The price at which the line was saved last (LINE-13). */
  readonly savedWebPrice: string | null;
  /** The code that takes the part's place, where there is one. */
  readonly superseded_by: string | null;
  /** What was in stock in the cart's warehouse when it was looked at last; null where nobody has. */
  readonly seen_available: number | null;
}

export const checkKinds = {
  no_lines: 'blocker',
  unknown_part: 'blocker',
  no_price: 'blocker',
  pack_quantity: 'blocker',
  below_minimum: 'blocker',
  delivery: 'blocker',
  forward_date: 'blocker',
  promo_refused: 'change',
  price_changed: 'change',
  superseded: 'change',
  discontinued: 'change',
  short_stock: 'change',
} as const;
export type CheckKind = keyof typeof checkKinds;

/** One thing to know before confirming, with at most one thing to do about it. */
export interface CheckItem {
  readonly kind: CheckKind;
  /** A blocker keeps the order from being confirmed; a change is only to be seen. */
  readonly weight: (typeof checkKinds)[CheckKind];
  /** The line that it is about, or null for the order. */
  readonly line_id: Ulid | null;
  readonly message: string;
  readonly remedy: { readonly label: string; readonly draft: OperationDraft } | null;
}

export interface CheckInput {
  readonly cart: Pick<CartState, 'warehouse' | 'delivery' | 'promo_code'>;
  readonly lines: readonly CheckLine[];
  /** The ways of delivery that the supplier offers for this order. */
  readonly delivery_options: readonly DeliveryOption[];
  /** Percent off standard prices. */
  readonly web_discount: string;
  readonly minimum: MinimumOrder | null;
  readonly promo: PromoAnswer | null;
  /** YYYY-MM-DD */
  readonly today: string;
}

const item = (
  kind: CheckKind,
  line_id: Ulid | null,
  message: string,
  remedy: CheckItem['remedy'] = null,
): CheckItem => ({ kind, weight: checkKinds[kind], line_id, message, remedy });

const removal = ({ line_id }: LineState): CheckItem['remedy'] => ({
  label: 'Remove the line',
  draft: { kind: 'line.remove', payload: { line_id } },
});

/** The largest quantity that is sold and in stock, or null where it would be none. */
function quantityInStock(facts: PartFacts, available: number): number | null {
  const { sell_quantity_minimum: least, sell_quantity_increment: increment } = facts;
  const step = facts.discontinued ? 1 : Math.max(1, increment);
  const quantity = Math.floor(available / step) * step;
  return quantity > 0 && quantity >= (facts.discontinued ? 1 : least) ? quantity : null;
}

/** LINE-07: however the quantity came about, an order is confirmed only with what is sold. */
function packItem({ line, facts }: CheckLine): CheckItem | null {
  const { quantity, rounded, why } = roundQuantity(line.order_quantity, quantityRules(facts));
  if (!rounded) return null;
  const payload = { line_id: line.line_id, quantity, based_on: line.order_quantity };
  const message = `${line.order_quantity} of ${line.stock_code} cannot be ordered. ${why}`;
  return item('pack_quantity', line.line_id, message, {
    label: `Order ${quantity}`,
    draft: { kind: 'line.quantity', payload },
  });
}

function priceItem({ line, pricing, price_per, savedWebPrice }: CheckLine, discount: string): CheckItem | null {
  const name = line.stock_code;
  const count = countLine({ order_quantity: line.order_quantity, pricing }, discount);
  if (!count.counted && count.why !== 'nothing_ordered') {
    const what = count.why === 'poa' ? 'is priced on application' : 'has no price';
    return item('no_price', line.line_id, `${name} ${what}.`, removal(line));
  }
  const chosen = pricedOnly(choosePrice(pricing ?? [], price_per ?? 1, line.order_quantity, discount));
  if (!chosen || savedWebPrice === null || parseBig(savedWebPrice) === parseBig(chosen.webPrice)) return null;
  const way = parseBig(chosen.webPrice) > parseBig(savedWebPrice) ? 'risen' : 'fallen';
  const message = `The price of ${name} has ${way} from $${savedWebPrice} to $${chosen.webPrice}.`;
  return item('price_changed', line.line_id, message, removal(line));
}

function supersededItem({ line, facts, superseded_by }: CheckLine): CheckItem | null {
  if (!facts || superseded_by === null || superseded_by === line.stock_code) return null;
  const { quantity } = roundQuantity(line.order_quantity, quantityRules({ ...facts, discontinued: false }));
  const payload = { line_id: line.line_id, stock_code: superseded_by, quantity, expect_code: line.stock_code };
  const message = `${line.stock_code} is superseded by ${superseded_by}.`;
  return item('superseded', line.line_id, message, {
    label: `Order ${superseded_by} instead`,
    draft: { kind: 'line.replace', payload },
  });
}

function stockItem({ line, facts, availability, seen_available }: CheckLine, warehouse: string): CheckItem | null {
  const here = availability?.find((each) => each.warehouse_code === warehouse);
  if (!facts || !availability || (here?.available ?? 0) >= line.order_quantity) return null;
  const available = here?.available ?? 0;
  const quantity = quantityInStock(facts, available);
  const remedy: CheckItem['remedy'] =
    quantity === null
      ? removal(line)
      : {
          label: `Order ${quantity}`,
          draft: {
            kind: 'line.quantity',
            payload: { line_id: line.line_id, quantity, based_on: line.order_quantity },
          },
        };
  const fell = seen_available !== null && seen_available > available ? `, ${seen_available} when you looked last` : '';
  const stock = `${available} of ${line.stock_code} in stock for ${line.order_quantity}${fell}.`;
  return facts.discontinued
    ? item('discontinued', line.line_id, `Discontinued: ${stock}`, remedy)
    : item('short_stock', line.line_id, stock, remedy);
}

function lineItems(given: CheckLine, { cart, web_discount }: CheckInput): readonly CheckItem[] {
  const { line, facts } = given;
  if (!facts) return [item('unknown_part', line.line_id, `${line.stock_code} is not a part.`, removal(line))];
  const found = [
    packItem(given),
    priceItem(given, web_discount),
    supersededItem(given),
    stockItem(given, cart.warehouse),
  ];
  return found.filter((each) => each !== null);
}

function deliveryItem({ cart, delivery_options }: CheckInput): CheckItem | null {
  const wrong = deliveryProblem(cart.delivery.deliveryOptionChosen, delivery_options);
  const [first] = delivery_options;
  if (wrong === null || !first) return null;
  const draft: OperationDraft = { kind: 'cart.delivery', payload: { deliveryOptionChosen: first.code } };
  return item('delivery', null, `${wrong}.`, { label: `Choose ${first.name}`, draft });
}

function orderItems(input: CheckInput): readonly CheckItem[] {
  const { cart, minimum, promo, today } = input;
  const items: CheckItem[] = [];
  if (minimum && parseBig(minimum.shortfall) > 0n)
    items.push(item('below_minimum', null, `$${minimum.shortfall} short of the minimum order of $${minimum.minimum}.`));
  const delivery = deliveryItem(input);
  if (delivery) items.push(delivery);
  const date = cart.delivery.advanced_forward_order_date;
  const wrong = forwardDateProblem(date, today);
  if (wrong !== null)
    items.push(
      item('forward_date', null, `${wrong}.`, {
        label: 'Order without a date',
        draft: { kind: 'cart.delivery', payload: { advanced_forward_order_date: null } },
      }),
    );
  if (promo && !promo.applied)
    items.push(
      item('promo_refused', null, promo.message, {
        label: 'Take the code off',
        draft: { kind: 'cart.promo', payload: { promo_code: '', expect: cart.promo_code } },
      }),
    );
  return items;
}

/**
 * CART-23: everything that stands in the way of confirming and everything that changed since it was last seen, in the order of
 * the screen, blockers first; each with at most one operation that ends it. Nothing where the order can go as it is.
 */
export function checkCart(input: CheckInput): readonly CheckItem[] {
  const ordered = input.lines.filter(({ line }) => line.order_quantity > 0);
  if (ordered.length === 0) return [item('no_lines', null, 'The order has no lines.')];
  const items = [...orderItems(input), ...ordered.flatMap((line) => lineItems(line, input))];
  return [...items.filter((each) => each.weight === 'blocker'), ...items.filter((each) => each.weight === 'change')];
}
