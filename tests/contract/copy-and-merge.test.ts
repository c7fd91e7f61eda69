import { describe, expect, test } from 'vitest';
import { signedIn, type TestClient } from '../support/client.ts';
import { add, databases, operation, useServer } from './databases.ts';

const bolt = 'HXB-12050-88Z';
const washer = 'WFL-16030-00Z';
const nut = 'HXN-12000-08Z';

async function order(client: TestClient, lines: readonly (readonly [string, number])[], more: object[] = []) {
  const { cart } = await client.call('newCart', { accode: 'KES014', customer_reference: 'PO 7' });
  const cartId = cart.orderNum;
  const operations = [...lines.map(([code, quantity]) => add(code, quantity)), ...more];
  await client.call('saveCart', { operations }, { parameters: { cartId } });
  return cartId;
}
const cartOf = async (client: TestClient, cartId: string) =>
  (await client.call('getCart', {}, { parameters: { cartId } })).cart;
const linesOf = (cart: { readonly orderLine: readonly { stock_code: string; order_quantity: number }[] }) =>
  cart.orderLine.filter((line) => line.order_quantity > 0).map((line) => [line.stock_code, line.order_quantity]);

describe.each(databases)('copied and merged orders on %s', (database) => {
  const server = useServer(database);

  test('HIST-03 a submitted order is copied with all its lines, its delivery and current prices', async () => {
    const client = await signedIn(server().url, 'customer');
    const delivery = { deliveryDropshipIdChosen: 1, orderInstruction1: 'Gate C' };
    const note = { note: 'For the stairs', line_reference: 'J-12' };
    const more = [operation('cart.delivery', delivery), add(nut, 400, note)];
    const cart_id = await order(
      client,
      [
        [bolt, 1000],
        [washer, 500],
      ],
      more,
    );
    await client.call('cartConfirm', {}, { parameters: { cartId: cart_id } });
    await client.call('cartSubmit', {}, { parameters: { cartId: cart_id } });
    const before = await cartOf(client, cart_id);
    const { cart, changed, delivery_copied } = await client.call('cartCopy', { cart_id });
    expect(cart).toMatchObject({ status: 'saved', tabtype: 'order', customer_reference: '', confirm_allowed: true });
    expect(cart).toMatchObject({ ...delivery, deliveryOptionChosen: before.deliveryOptionChosen });
    expect(linesOf(cart)).toEqual([
      [bolt, 1000],
      [washer, 500],
      [nut, 400],
    ]);
    expect(cart.orderLine[2]).toMatchObject(note);
    expect(cart.total).toBe(before.total);
    expect({ changed, delivery_copied }).toEqual({ changed: [], delivery_copied: true });
    expect(await cartOf(client, cart_id)).toMatchObject({ status: 'submitted', revision: before.revision });
  });

  test('HIST-03 a copy leaves out removed lines and an address that was deleted since', async () => {
    const client = await signedIn(server().url, 'customer');
    const { addresses } = await client.call('dropShipGet', { accode: 'KES014' });
    const address = addresses.find((each) => each.ds_id !== 1);
    if (!address) throw new Error('no second address');
    const removed = add(washer, 500);
    const cart_id = await order(
      client,
      [[bolt, 1000]],
      [
        removed,
        operation('line.remove', { line_id: removed.payload.line_id }),
        operation('cart.delivery', { deliveryDropshipIdChosen: address.ds_id, orderInstruction1: 'Gate C' }),
      ],
    );
    await client.call('dropShipDelete', { accode: 'KES014', ds_id: address.ds_id });
    const { cart, delivery_copied } = await client.call('cartCopy', { cart_id });
    expect(linesOf(cart)).toEqual([[bolt, 1000]]);
    expect(cart).toMatchObject({ deliveryDropshipIdChosen: -1, orderInstruction1: 'Gate C' });
    expect(delivery_copied).toBe(false);
    const empty = await order(client, []);
    const refused = await client.send('cartCopy', { cart_id: empty });
    expect(refused.envelope.user_message).toBe('The order has no lines to copy.');
  });

  test('CART-14 merging adds up quantities of the same part and cancels the other order, which keeps its lines', async () => {
    const client = await signedIn(server().url, 'customer');
    const into = await order(client, [[bolt, 1000]]);
    const from = await order(client, [
      [bolt, 500],
      [washer, 500],
    ]);
    const merged = await client.call('cartMerge', { cart_id: into, from_cart_id: from });
    expect(merged.lines_added).toBe(2);
    expect(linesOf(merged.cart)).toEqual([
      [bolt, 1500],
      [washer, 500],
    ]);
    expect(merged.cancelled).toMatchObject({ orderNum: from, status: 'cancelled' });
    expect(linesOf(await cartOf(client, from))).toHaveLength(2);
    const again = await client.send('cartMerge', { cart_id: into, from_cart_id: from });
    expect(again.envelope.user_message).toBe(`Only open orders can be merged: ${from} is not open.`);
    const { cart } = await client.call('cartRecycle', {}, { parameters: { cartId: from } });
    expect(cart.status).toBe('saved');
  });

  test('CART-13 a merge beyond the line limit changes neither order', async () => {
    const client = await signedIn(server().url, 'customer');
    const separate = Array.from({ length: 499 }, () => add(bolt, 100, { separate: true }));
    const into = await order(client, [], separate);
    const from = await order(client, [
      [nut, 400],
      [washer, 500],
    ]);
    const reply = await client.send('cartMerge', { cart_id: into, from_cart_id: from });
    expect(reply.envelope.user_message).toContain('Nothing was merged: together they have more than 500 lines');
    expect(linesOf(await cartOf(client, into))).toHaveLength(499);
    expect((await cartOf(client, from)).status).toBe('saved');
  });

  test('SESS-07 an order of another account cannot be copied or merged, and its timeline is not shown', async () => {
    const client = await signedIn(server().url, 'customer');
    const cart_id = await order(client, [[bolt, 1000]]);
    const stranger = await signedIn(server().url, 'many');
    expect((await stranger.send('cartCopy', { cart_id })).envelope.error).toBe('cart_not_found');
    expect((await stranger.send('cartTimeline', { cart_id })).envelope.error).toBe('cart_not_found');
    const other = await order(client, [[nut, 400]]);
    const merge = await stranger.send('cartMerge', { cart_id, from_cart_id: other });
    expect(merge.envelope.error).toBe('cart_not_found');
    expect((await client.send('cartMerge', { cart_id, from_cart_id: cart_id })).envelope.user_message).toBe(
      'Choose two different orders.',
    );
  });

  test('CART-06 the timeline shows when an order was placed, confirmed and submitted, and by whom', async () => {
    const client = await signedIn(server().url, 'customer');
    const cart_id = await order(client, [[bolt, 1000]]);
    const parameters = { cartId: cart_id };
    await client.call('cartConfirm', {}, { parameters });
    await client.call('cartUnconfirm', {}, { parameters });
    await client.call('cartConfirm', {}, { parameters });
    await client.call('cartSubmit', {}, { parameters });
    const { milestones } = await client.call('cartTimeline', { cart_id });
    expect(milestones.map(({ kind, by }) => [kind, by])).toEqual(
      ['placed', 'confirmed', 'unconfirmed', 'confirmed', 'submitted'].map((kind) => [kind, 'customer']),
    );
    expect(new Set(milestones.map(({ by_name }) => by_name))).toEqual(new Set(['Moira Tan']));
    const times = milestones.map(({ at }) => Date.parse(at));
    expect(times).toEqual([...times].sort((a, b) => a - b));
  });

  test('CART-20 the list shows an order’s destination, who changed it, and what prevents confirming', async () => {
    const client = await signedIn(server().url, 'customer');
    const cart_id = await order(
      client,
      [
        [bolt, 1000],
        ['NO-SUCH-PART', 5],
      ],
      [operation('cart.delivery', { deliveryDropshipIdChosen: 1 })],
    );
    const ready = await order(client, [[bolt, 1000]], [operation('cart.delivery', { deliveryOptionChosen: '' })]);
    const { carts } = await client.call('getOpenCarts', {});
    const listed = (orderNum: string) => carts.find((each) => each.orderNum === orderNum);
    expect(listed(cart_id)).toMatchObject({
      changed_by: 'customer',
      changed_by_name: 'Moira Tan',
      lines_unpriced: 1,
      has_delivery_option: true,
    });
    expect(listed(cart_id)?.deliver_to).toMatch(/^\S.*, \S/);
    expect(listed(ready)).toMatchObject({ deliver_to: '', lines_unpriced: 0, has_delivery_option: false });
  });
});
