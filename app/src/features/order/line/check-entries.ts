import { type CheckInput, type CheckItem, type CheckKind, checkCart, type Ulid } from '@portal/domain/cart';
import { minimumOrder, noRules } from '@portal/domain/price';
import type { CartDocument } from '@portal/portal-client';
import type { CheckEntry } from '@portal/portal-widgets';

/** What the buyer has seen of an order on this device. */
export interface Seen {
  /** Stock in the order's warehouse by part, when the check was looked at last. */
  readonly stock: Readonly<Record<string, number>>;
  /** Changes that were accepted as they were told. */
  readonly accepted: readonly string[];
}

export interface CheckFacts {
  readonly seen: Seen;
  /** What takes a part's place, by part. */
  readonly successors: ReadonlyMap<string, string>;
  readonly web_discount: string;
  /** YYYY-MM-DD */
  readonly today: string;
}

/** A change that is accepted stays accepted while its words are the same: another price is another change. */
export const acceptKey = (item: CheckItem): string => `${item.kind} ${item.line_id ?? ''} ${item.message}`;

type Given = Pick<CartDocument, 'getHeader' | 'getLineIds' | 'getLine' | 'getTotals'>;

/** The order as the check needs it; `waiting` counts lines whose price, stock or facts are on their way. */
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

/** CART-23: what is to be told of an order now, without what was accepted; and how much is still being looked up. */
export function checkItems(
  document: Given,
  facts: CheckFacts,
): { readonly items: readonly CheckItem[]; readonly waiting: number } {
  const given = inputOf(document, facts);
  if (!given) return { items: [], waiting: 1 };
  const accepted = new Set(facts.seen.accepted);
  // Nothing is said of an order without lines while its lines are still to be known.
  const items = given.waiting > 0 && given.input.lines.length === 0 ? [] : checkCart(given.input);
  return { items: items.filter((item) => !accepted.has(acceptKey(item))), waiting: given.waiting };
}

/** What has no operation that ends it is ended by looking at it, or by adding to the order. */
const ownRemedy: Readonly<Partial<Record<CheckKind, string>>> = {
  no_lines: 'Add parts',
  below_minimum: 'Add parts',
  price_changed: 'Accept the price',
};
const otherWay: Readonly<Partial<Record<CheckKind, string>>> = {
  price_changed: 'Remove the line',
  superseded: 'Keep it',
  discontinued: 'Keep it',
  short_stock: 'Wait for it',
};

/** The one key's act: an edit, an acceptance, or the way to more parts. */
export const remedyOf = (item: CheckItem): 'draft' | 'accept' | 'add' =>
  item.kind === 'price_changed' ? 'accept' : item.remedy ? 'draft' : 'add';

export const entryId = (item: CheckItem): string => `${item.kind} ${item.line_id ?? ''}`;

export function entryOf(item: CheckItem, numberOf: (line_id: Ulid) => number | null): CheckEntry {
  const { kind, weight, line_id, message, remedy } = item;
  const number = line_id === null ? null : numberOf(line_id);
  const other = otherWay[kind];
  return {
    id: entryId(item),
    weight,
    place: number === null ? null : `Line ${number}`,
    message,
    remedy: ownRemedy[kind] ?? remedy?.label ?? 'Add parts',
    ...(other === undefined ? {} : { other }),
  };
}
