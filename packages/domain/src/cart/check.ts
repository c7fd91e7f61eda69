import { quantityRules, roundQuantity } from '../line/quantity.ts';
import type { LineStatus } from '../line/status.ts';
import { cartCheckMessages as messages } from '../messages/cart-check.ts';
import { parseBig } from '../money/decimal.ts';
import type { PromoResult } from '../price/deal-types.ts';
import type { MinimumOrder } from '../price/order-rules.ts';
import { deliveryProblem, forwardDateProblem } from './delivery-problems.ts';
import type { OperationDraft } from './rule.ts';
import type { CartState, DeliveryOption, LineState, PartFacts, Ulid } from './types.ts';

/** The kinds of check items, most serious first. A blocker prevents confirming. */
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

/** What a buyer can accept about a line. The acceptance holds until the line's state changes. */
export type AcceptableSubject = 'price_changed' | 'out_of_stock' | 'part_stock' | 'discontinued' | 'superseded';

/** Subject of a line's note; a dismissal is stored under it. */
export type NoteSubject = LineStatus['state'] | AcceptableSubject | 'more_for_less' | 'notice';

/** One way to resolve an item: an edit of the order, accepting it as it is, or an action of the screen. */
export type CheckRemedy =
  | { readonly label: string; readonly does: 'edit'; readonly draft: OperationDraft }
  | { readonly label: string; readonly does: 'accept'; readonly subject: AcceptableSubject }
  | { readonly label: string; readonly does: 'retry' }
  | { readonly label: string; readonly does: 'add_parts' };

/** One issue to review before confirming, with at most two remedies. */
export interface CheckItem {
  readonly kind: CheckKind;
  readonly severity: (typeof checkKinds)[CheckKind];
  /** Null for an issue of the order itself. */
  readonly line_id: Ulid | null;
  readonly message: string;
  readonly remedies: readonly CheckRemedy[];
}

/** A line with everything that the check needs to know about it. */
export interface CheckLine {
  readonly line: LineState;
  /** Null when the part is unknown. */
  readonly facts: PartFacts | null;
  /** All states of the line, as the order table shows them. */
  readonly states: readonly LineStatus[];
  /** The code that supersedes the part, or null. */
  readonly superseded_by: string | null;
  /** The most similar existing code for an unknown part, or null. */
  readonly near: string | null;
  /** Stock in the cart's warehouse when the buyer last saw the line, or null. */
  readonly seen_available: number | null;
  /** The subjects (AcceptableSubject) that the buyer has accepted or dismissed in the line's current state. */
  readonly dismissed: ReadonlySet<string>;
}

export interface CheckOrder {
  readonly cart: Pick<CartState, 'delivery' | 'promo_code'>;
  /** The delivery options that the supplier offers for this order. */
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
): CheckItem => ({ kind, severity: checkKinds[kind], line_id, message, remedies });

const grouped = new Intl.NumberFormat('en-AU');
const pieces = (count: number): string => grouped.format(count);

const edit = (label: string, draft: OperationDraft): CheckRemedy => ({ label, does: 'edit', draft });
const accept = (label: string, subject: AcceptableSubject): CheckRemedy => ({ label, does: 'accept', subject });
const retry: CheckRemedy = { label: messages.retry, does: 'retry' };
const addParts: CheckRemedy = { label: messages.addParts, does: 'add_parts' };

const removal = ({ line_id }: LineState): CheckRemedy =>
  edit(messages.remove, { kind: 'line.remove', payload: { line_id } });

const ordering = ({ line_id, order_quantity }: LineState, quantity: number): CheckRemedy =>
  edit(messages.order(pieces(quantity)), {
    kind: 'line.quantity',
    payload: { line_id, quantity, based_on: order_quantity },
  });

function replacing({ line, facts }: CheckLine, stock_code: string, label: string): CheckRemedy {
  const rules = facts && quantityRules({ ...facts, discontinued: false });
  const quantity = rules ? roundQuantity(line.order_quantity, rules).quantity : line.order_quantity;
  const payload = { line_id: line.line_id, stock_code, quantity, expect_code: line.stock_code };
  return edit(label, { kind: 'line.replace', payload });
}

/** The largest sellable quantity in stock, or null if there is none. */
function quantityInStock(facts: PartFacts, available: number): number | null {
  const { sell_quantity_minimum: least, sell_quantity_increment: increment } = facts;
  const step = facts.discontinued ? 1 : Math.max(1, increment);
  const quantity = Math.floor(available / step) * step;
  return quantity > 0 && quantity >= (facts.discontinued ? 1 : least) ? quantity : null;
}

/** LINE-07: an order is confirmed only with quantities that fit the packs, wherever they came from. */
function packItem({ line, facts }: CheckLine): Found {
  if (line.order_quantity === 0) return null;
  const { quantity, rounded, why } = roundQuantity(line.order_quantity, quantityRules(facts));
  if (!rounded) return null;
  const message = messages.packQuantity(pieces(line.order_quantity), line.stock_code, why);
  return item('pack_quantity', line.line_id, message, [ordering(line, quantity)]);
}

function supersededItem(given: CheckLine): Found {
  const { line, facts, superseded_by: next, dismissed } = given;
  if (!facts || next === null || next === line.stock_code || dismissed.has('superseded')) return null;
  const remedies = [replacing(given, next, messages.orderInstead(next)), accept(messages.keep, 'superseded')];
  return item('superseded', line.line_id, messages.superseded(line.stock_code, next), remedies);
}

/** Insufficient stock. Still listed once accepted, so that a short line never looks like one in stock. */
function shortItem(given: CheckLine, subject: 'out_of_stock' | 'part_stock', available: number): Found {
  const { line, facts, seen_available: seen, dismissed } = given;
  const { line_id, stock_code: code } = line;
  const [now, ordered] = [pieces(available), pieces(line.order_quantity)];
  const fell = seen !== null && seen > available;
  const stock = fell ? messages.stockFell(now, code, pieces(seen), ordered) : messages.stock(now, code, ordered);
  const kind = facts?.discontinued ? 'discontinued' : subject;
  const quantity = facts && quantityInStock(facts, available);
  const less = quantity ? ordering(line, quantity) : removal(line);
  if (dismissed.has(kind) || dismissed.has(subject)) return item('waiting', line_id, stock, [less]);
  if (kind === 'discontinued')
    return item(kind, line_id, messages.discontinued(stock), [less, accept(messages.keep, 'discontinued')]);
  return item(kind, line_id, stock, [accept(messages.wait, kind), less]);
}

function priceItem({ line, dismissed }: CheckLine, { direction, from, to }: StateOf<'price_changed'>): Found {
  if (dismissed.has('price_changed')) return null;
  const message = (direction === 'up' ? messages.priceRisen : messages.priceFallen)(line.stock_code, from, to);
  const remedies = [accept(messages.acceptPrice, 'price_changed'), removal(line)];
  return item(direction === 'up' ? 'price_up' : 'price_down', line.line_id, message, remedies);
}

function unknownItem(given: CheckLine): CheckItem {
  const { line, near } = given;
  const use = near === null ? [] : [replacing(given, near, messages.useIt)];
  const message = near === null ? messages.notAPart(line.stock_code) : messages.didYouMean(near);
  return item('unknown_part', line.line_id, message, [...use, removal(line)]);
}

/** The item for one state of a line; null for a state that needs no attention. */
function stateItem(given: CheckLine, status: LineStatus): Found {
  const { line } = given;
  const { line_id, stock_code: code } = line;
  switch (status.state) {
    case 'unknown':
      return unknownItem(given);
    case 'no_price':
      return item('no_price', line_id, messages.noPrice(code), [retry, removal(line)]);
    case 'poa':
      // Without a quantity the line is excluded from the order until it is quoted (LINE-05).
      return line.order_quantity > 0
        ? item('no_price', line_id, messages.poa(code), [removal(line)])
        : item('poa', line_id, messages.poa(code));
    case 'price_changed':
      return priceItem(given, status);
    case 'out_of_stock':
      return shortItem(given, 'out_of_stock', 0);
    case 'part_stock':
      return shortItem(given, 'part_stock', status.available);
    case 'old_price':
      return item('old_price', line_id, messages.oldPrice(status.last), [retry]);
    case 'no_stock': {
      const { last } = status;
      const known = last === null ? messages.noStock(code) : messages.lastStock(pieces(last), code);
      return item('no_stock', line_id, known, [retry]);
    }
    default:
      return null;
  }
}

/** CART-23: all items of one line. A line can be short, dearer and superseded at once. */
export function checkLine(given: CheckLine): readonly CheckItem[] {
  const found = given.states.map((status) => stateItem(given, status));
  const known = given.facts ? [packItem(given), supersededItem(given)] : [];
  return [...found, ...known].filter((each) => each !== null);
}

function deliveryItem({ cart, delivery_options }: CheckOrder): Found {
  const problem = deliveryProblem(cart.delivery.deliveryOptionChosen, delivery_options);
  const [first] = delivery_options;
  if (problem === null || !first) return null;
  const draft: OperationDraft = { kind: 'cart.delivery', payload: { deliveryOptionChosen: first.code } };
  return item('delivery', null, messages.problem(problem), [edit(messages.choose(first.name), draft)]);
}

/** CART-23: the items of the order itself. */
function checkOrder(order: CheckOrder): readonly CheckItem[] {
  const { cart, minimum, promo, today } = order;
  const items: Found[] = [deliveryItem(order)];
  if (minimum && parseBig(minimum.shortfall) > 0n) {
    const message = messages.belowMinimum(minimum.shortfall, minimum.minimum);
    items.push(item('below_minimum', null, message, [addParts]));
  }
  const problem = forwardDateProblem(cart.delivery.advanced_forward_order_date, today);
  if (problem !== null) {
    const draft: OperationDraft = { kind: 'cart.delivery', payload: { advanced_forward_order_date: null } };
    items.push(item('forward_date', null, messages.problem(problem), [edit(messages.orderWithoutDate, draft)]));
  }
  if (promo && !promo.applied) {
    const draft: OperationDraft = { kind: 'cart.promo', payload: { promo_code: '', expect: cart.promo_code } };
    items.push(item('promo_refused', null, promo.message, [edit(messages.removeCode, draft)]));
  }
  return items.filter((each) => each !== null);
}

const kinds: readonly string[] = Object.keys(checkKinds);
const lineBlockers: ReadonlySet<CheckKind> = new Set(['unknown_part', 'no_price', 'pack_quantity']);
/** Blocking lines rank equally, so that they keep their order on screen, as does the reason under Confirm. */
const rankOf = ({ kind }: Pick<CheckItem, 'kind'>): number => (lineBlockers.has(kind) ? 1 : kinds.indexOf(kind));

/** Sorts by seriousness, most serious first; equal items keep their order. */
export const bySeriousness = <Item extends Pick<CheckItem, 'kind'>>(items: readonly Item[]): readonly Item[] =>
  items.toSorted((a, b) => rankOf(a) - rankOf(b));

/**
 * CART-23: everything that prevents confirming or needs review before it, most serious first. Empty when the order is ready.
 * `itemsOf` lets callers reuse the items of unchanged lines.
 */
export function checkCart(
  order: CheckOrder,
  lines: readonly CheckLine[],
  itemsOf: (line: CheckLine) => readonly CheckItem[] = checkLine,
): readonly CheckItem[] {
  const isEmpty = !lines.some(({ line }) => line.order_quantity > 0);
  const whole = isEmpty ? [item('no_lines', null, messages.noLines, [addParts])] : checkOrder(order);
  return bySeriousness([...whole, ...lines.flatMap(itemsOf)]);
}
