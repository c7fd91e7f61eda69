import type { TestClient } from '../support/client.ts';

/** A part of which 100 can be ordered without rounding. */
export const normal = 'HXB-12050-88Z';

export const newCart = async (client: TestClient): Promise<string> =>
  (await client.call('newCart', { accode: 'KES014' })).cart.orderNum;
export const at = (cartId: string) => ({ parameters: { cartId } });
export const load = async (client: TestClient, cartId: string) => (await client.call('getCart', {}, at(cartId))).cart;
export const save = (client: TestClient, cartId: string, ...operations: object[]) =>
  client.call('saveCart', { operations }, at(cartId));
