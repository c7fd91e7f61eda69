import type { CartId, CartState } from './types.ts';

/** Ids per series of an account code: 000001 to 999999. */
export const idsPerSeries = 999_999;

const cartIdPattern = /^([A-Z0-9]+(?:[.-][A-Z0-9]+)*)-(\d{6})$/;

/** CART-02: the account code and number of a cart id, or null if the text is not a cart id. */
export function parseCartId(text: string): { readonly code: string; readonly number: number } | null {
  const match = cartIdPattern.exec(text);
  if (!match?.[1] || !match[2]) return null;
  return { code: match[1], number: Number(match[2]) };
}

/**
 * CART-02: the id of an account's `count`-th cart (from 1): `KES014-000001`.
 * After 999999 a new series starts, `KES014.2-000001`, then `.3` and so on. Account codes contain no dot, so a series never
 * collides with another account, and every id is still a code, a dash and six digits.
 * Throws RangeError unless `count` is an integer from 1.
 */
export function nextCartId(code: string, count: number): CartId {
  if (!Number.isSafeInteger(count) || count < 1) throw new RangeError(`${count} is not a count of carts`);
  const series = Math.floor((count - 1) / idsPerSeries);
  const number = String(((count - 1) % idsPerSeries) + 1).padStart(6, '0');
  return series === 0 ? `${code}-${number}` : `${code}.${series + 1}-${number}`;
}

/** CART-02: the customer reference, else the part of the id after its last dash. */
export function prettyName(cart: Pick<CartState, 'customer_reference' | 'orderNum'>): string {
  return cart.customer_reference.trim() || cart.orderNum.slice(cart.orderNum.lastIndexOf('-') + 1);
}
