import type { CartId, CartState } from './types.ts';

/** How many ids one series of a code holds: six digits, counted from 000001. */
export const idsPerSeries = 999_999;

const cartIdPattern = /^([A-Z0-9]+(?:[.-][A-Z0-9]+)*)-(\d{6})$/;

/** CART-02: the code and number of a cart id, or null where the text is none. */
export function parseCartId(text: string): { readonly code: string; readonly number: number } | null {
  const match = cartIdPattern.exec(text);
  if (!match?.[1] || !match[2]) return null;
  return { code: match[1], number: Number(match[2]) };
}

/**
 * CART-02: the id of the `count`-th cart of a code (from 1): `KES014-000001`.
 * Decided: after 999999 a code goes on in a new series that its code names, `KES014.2-000001`, then `.3`, without end.
 * Codes hold no dot, so no series meets another code, and every id keeps the form of a code, a dash and six digits.
 * Throws RangeError where count is not a whole number from 1.
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
