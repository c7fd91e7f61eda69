import { quantityRules, roundQuantity } from '../line/quantity.ts';
import type { LineStatus } from '../line/status.ts';
import { parseBig } from '../money/decimal.ts';
import type { PromoResult } from '../price/deal-types.ts';
import type { MinimumOrder } from '../price/order-rules.ts';
import { deliveryProblem } from './delivery-problem.ts';
import { forwardDateProblem } from './forward-date.ts';
import type { OperationDraft } from './rule.ts';
import type { CartState, DeliveryOption, LineState, PartFacts, Ulid } from './types.ts';

/** Everything that an order can have to say before it is confirmed, the most serious first. A blocker keeps it from being confirmed. */
export const checkKinds = {
  no_lines: 'blocker',
  unknown_part: 'blocker',
  no_price: 'blocker',
  pack_quantity: 'blocker',
  below_minimum: 'blocker',
  delivery: 'blocker',
  forward_date: 'blocker',
  refused: 'change',
  out_of_stock: 'change',
  part_stock: 'change',
  discontinued: 'change',
  price_up: 'change',
  promo_refused: 'change',
  superseded: 'change',
  changed: 'change',
  old_price: 'change',
  no_stock: 'change',
  poa: 'change',
  price_down: 'change',
  waiting: 'change',
} as const;
export type CheckKind = keyof typeof checkKinds;

/** What a buyer can answer of a line: the answer holds until the line says something else of it. */
export type AnsweredSubject = 'price_changed' | 'out_of_stock' | 'part_stock' | 'discontinued' | 'superseded';

/** One way to deal with an item: an edit of the order, an answer that leaves it as it is, or something that the screen does. */
export type CheckRemedy =
  | { readonly label: string; readonly does: 'edit'; readonly draft: OperationDraft }
  | { readonly label: string; readonly does: 'accept'; readonly subject: AnsweredSubject }
  | { readonly label: string; readonly does: 'retry' }
  | { readonly label: string; readonly does: 'add_parts' };

/** One thing to know before confirming, with at most two ways to deal with it. */
export interface CheckItem {
  readonly kind: CheckKind;
  readonly weight: (typeof checkKinds)[CheckKind];
  /** The line that it is about, or null for the order. */
  readonly line_id: Ulid | null;
  readonly message: string;
  readonly remedies: readonly CheckRemedy[];
}

/** What the check needs to know of a line, as it is at this moment. */
export interface CheckLine {
  readonly line: LineState;
  /** Null where there is no such part. */
  readonly facts: PartFacts | null;
  /** Every state of the line, which its note speaks of as well. */
  readonly states: readonly LineStatus[];
  /** The code that takes the part's place, where there is one. */
  readonly superseded_by: string | null;
  /** The code that is nearest to one that does not exist. */
  readonly near: string | null;
  /** What was in stock in the cart's warehouse when it was looked at last; null where nobody has. */
  readonly seen_available: number | null;
  /** What the buyer has answered of what the line says now. */
  readonly answered: ReadonlySet<string>;
}

export interface CheckOrder {
  readonly cart: Pick<CartState, 'delivery' | 'promo_code'>;
  /** The ways of delivery that the supplier offers for this order. */
  readonly delivery_options: readonly DeliveryOption[];
  readonly minimum: MinimumOrder | null;
  readonly promo: PromoResult | null;
  /** YYYY-MM-DD */
  readonly today: string;
}

type Found = CheckItem | null;
type StateOf<State extends LineStatus['state']> = Extract<LineStatus, { state: State }>;

const item = (
  kind: CheckKind,
  line_id: Ulid | null,
  message: string,
  remedies: readonly CheckRemedy[] = [],
): CheckItem => ({ kind, weight: checkKinds[kind], line_id, message, remedies });

const grouped = new Intl.NumberFormat('en-AU');
const pieces = (count: number): string => grouped.format(count);

const edit = (label: string, draft: OperationDraft): CheckRemedy => ({ label, does: 'edit', draft });
const accept = (label: string, subject: AnsweredSubject): CheckRemedy => ({ label, does: 'accept', subject });
const retry: CheckRemedy = { label: 'Try again', does: 'retry' };
const addParts: CheckRemedy = { label: 'Add parts', does: 'add_parts' };

const removal = ({ line_id }: LineState): CheckRemedy =>
  edit('Remove the line', { kind: 'line.remove', payload: { line_id } });

const ordering = ({ line_id, order_quantity }: LineState, quantity: number): CheckRemedy =>
  edit(`Order ${pieces(quantity)}`, {
    kind: 'line.quantity',
    payload: { line_id, quantity, based_on: order_quantity },
  });

function replacing({ line, facts }: CheckLine, stock_code: string, label: string): CheckRemedy {
  const rules = facts && quantityRules({ ...facts, discontinued: false });
  const quantity = rules ? roundQuantity(line.order_quantity, rules).quantity : line.order_quantity;
  const payload = { line_id: line.line_id, stock_code, quantity, expect_code: line.stock_code };
  return edit(label, { kind: 'line.replace', payload });
}

/** The largest quantity that is sold and in stock, or null where it would be none. */
function quantityInStock(facts: PartFacts, available: number): number | null {
  const { sell_quantity_minimum: least, sell_quantity_increment: increment } = facts;
  const step = facts.discontinued ? 1 : Math.max(1, increment);
  const quantity = Math.floor(available / step) * step;
  return quantity > 0 && quantity >= (facts.discontinued ? 1 : least) ? quantity : null;
}

/** LINE-07: however the quantity came about, an order is confirmed only with what is sold. */
function packItem({ line, facts }: CheckLine): Found {
  if (line.order_quantity === 0) return null;
  const { quantity, rounded, why } = roundQuantity(line.order_quantity, quantityRules(facts));
  if (!rounded) return null;
  const message = `${pieces(line.order_quantity)} of ${line.stock_code} cannot be ordered. ${why}`;
  return item('pack_quantity', line.line_id, message, [ordering(line, quantity)]);
}

function supersededItem(given: CheckLine): Found {
  const { line, facts, superseded_by: next, answered } = given;
  if (!facts || next === null || next === line.stock_code || answered.has('superseded')) return null;
  const remedies = [replacing(given, next, `Order ${next} instead`), accept('Keep it', 'superseded')];
  return item('superseded', line.line_id, `${line.stock_code} is superseded by ${next}.`, remedies);
}

/** Stock that does not suffice. Answered, it is still said: a line that is short never looks like one that is in stock. */
function shortItem(given: CheckLine, subject: 'out_of_stock' | 'part_stock', available: number): Found {
  const { line, facts, seen_available: seen, answered } = given;
  const fell = seen !== null && seen > available ? `, ${pieces(seen)} when you looked last` : '';
  const stock = `${pieces(available)} of ${line.stock_code} in stock for ${pieces(line.order_quantity)}${fell}.`;
  const { line_id } = line;
  const kind = facts?.discontinued ? 'discontinued' : subject;
  const quantity = facts && quantityInStock(facts, available);
  const less = quantity ? ordering(line, quantity) : removal(line);
  if (answered.has(kind) || answered.has(subject)) return item('waiting', line_id, stock, [less]);
  if (kind === 'discontinued')
    return item(kind, line_id, `Discontinued: ${stock}`, [less, accept('Keep it', 'discontinued')]);
  return item(kind, line_id, stock, [accept('Wait for it', kind), less]);
}

function priceItem({ line, answered }: CheckLine, { direction, from, to }: StateOf<'price_changed'>): Found {
  if (answered.has('price_changed')) return null;
  const message = `The price of ${line.stock_code} has ${direction === 'up' ? 'risen' : 'fallen'} from $${from} to $${to}.`;
  const remedies = [accept('Accept', 'price_changed'), removal(line)];
  return item(direction === 'up' ? 'price_up' : 'price_down', line.line_id, message, remedies);
}

function unknownItem(given: CheckLine): CheckItem {
  const { line, near } = given;
  const use = near === null ? [] : [replacing(given, near, `Use ${near}`)];
  const message = near === null ? `${line.stock_code} is not a part.` : `Is it ${near}?`;
  return item('unknown_part', line.line_id, message, [...use, removal(line)]);
}

/** What one state of a line is to the check; null for a state that needs nothing. */
function stateItem(given: CheckLine, status: LineStatus): Found {
  const { line } = given;
  const { line_id, stock_code: code } = line;
  switch (status.state) {
    case 'unknown':
      return unknownItem(given);
    case 'no_price':
      return item('no_price', line_id, `${code} has no price.`, [retry, removal(line)]);
    case 'poa':
      // Without a quantity the line is off the order until it is quoted (LINE-05).
      return line.order_quantity > 0
        ? item('no_price', line_id, `${code} is priced on application.`, [removal(line)])
        : item('poa', line_id, `${code} is priced on application.`);
    case 'price_changed':
      return priceItem(given, status);
    case 'out_of_stock':
      return shortItem(given, 'out_of_stock', 0);
    case 'part_stock':
      return shortItem(given, 'part_stock', status.available);
    case 'old_price':
      return item('old_price', line_id, `The total counts the last price, $${status.last}.`, [retry]);
    case 'no_stock':
      return item('no_stock', line_id, `We don't know how many of ${code} are in stock.`, [retry]);
    default:
      return null;
  }
}

/** CART-23: every item of one line. A line can be short, dearer and superseded at once. */
export function checkLine(given: CheckLine): readonly CheckItem[] {
  const found = given.states.map((status) => stateItem(given, status));
  const known = given.facts ? [packItem(given), supersededItem(given)] : [];
  return [...found, ...known].filter((each) => each !== null);
}

function deliveryItem({ cart, delivery_options }: CheckOrder): Found {
  const wrong = deliveryProblem(cart.delivery.deliveryOptionChosen, delivery_options);
  const [first] = delivery_options;
  if (wrong === null || !first) return null;
  const draft: OperationDraft = { kind: 'cart.delivery', payload: { deliveryOptionChosen: first.code } };
  return item('delivery', null, `${wrong}.`, [edit(`Choose ${first.name}`, draft)]);
}

/** CART-23: every item of the order as a whole. */
function checkOrder(order: CheckOrder): readonly CheckItem[] {
  const { cart, minimum, promo, today } = order;
  const items: Found[] = [deliveryItem(order)];
  if (minimum && parseBig(minimum.shortfall) > 0n) {
    const message = `$${minimum.shortfall} short of the minimum order of $${minimum.minimum}.`;
    items.push(item('below_minimum', null, message, [addParts]));
  }
  const wrong = forwardDateProblem(cart.delivery.advanced_forward_order_date, today);
  if (wrong !== null) {
    const draft: OperationDraft = { kind: 'cart.delivery', payload: { advanced_forward_order_date: null } };
    items.push(item('forward_date', null, `${wrong}.`, [edit('Order without a date', draft)]));
  }
  if (promo && !promo.applied) {
    const draft: OperationDraft = { kind: 'cart.promo', payload: { promo_code: '', expect: cart.promo_code } };
    items.push(item('promo_refused', null, promo.message, [edit('Take the code off', draft)]));
  }
  return items.filter((each) => each !== null);
}

const kinds: readonly string[] = Object.keys(checkKinds);
const lineBlockers: ReadonlySet<CheckKind> = new Set(['unknown_part', 'no_price', 'pack_quantity']);
/** Each line that blocks is as serious as the next: they keep the order of the screen, as the reason under Confirm does. */
const rankOf = ({ kind }: Pick<CheckItem, 'kind'>): number => (lineBlockers.has(kind) ? 1 : kinds.indexOf(kind));

/** The most serious first, and equally serious ones in the order in which they are given. */
export const bySeriousness = <Item extends Pick<CheckItem, 'kind'>>(items: readonly Item[]): readonly Item[] =>
  items.toSorted((a, b) => rankOf(a) - rankOf(b));

/**
 * CART-23: everything that stands in the way of confirming and everything to know before it, the most serious first. Nothing where the
 * order can go as it is. `itemsOf` is for callers that store the items of lines that did not change.
 */
export function checkCart(
  order: CheckOrder,
  lines: readonly CheckLine[],
  itemsOf: (line: CheckLine) => readonly CheckItem[] = checkLine,
): readonly CheckItem[] {
  const isEmpty = !lines.some(({ line }) => line.order_quantity > 0);
  const whole = isEmpty ? [item('no_lines', null, 'The order has no lines.', [addParts])] : checkOrder(order);
  return bySeriousness([...whole, ...lines.flatMap(itemsOf)]);
}
