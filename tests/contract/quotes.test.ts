import { orderDate } from '@portal/domain/format';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { signedIn, TestClient } from '../support/client.ts';
import { add, databases, operation, useServer } from './databases.ts';

const bolt = 'HXB-12050-88Z';
const washer = 'WFL-16030-00Z';

async function quickQuote(client: TestClient): Promise<string> {
  const { cart } = await client.call('newCart', { accode: 'KES014', tabtype: 'qq', customer_reference: 'Stairs' });
  const operations = [add(bolt, 1000), add(washer, 500)];
  await client.call('saveCart', { operations }, { parameters: { cartId: cart.orderNum } });
  return cart.orderNum;
}

describe.each(databases)('quotes on %s', (database) => {
  const server = useServer(database);

  test('QQ-03 saving turns a quick quote into a quote with issue and expiry dates', async () => {
    const client = await signedIn(server().url, 'customer');
    const cart_id = await quickQuote(client);
    const { cart } = await client.call('saveQuote', { cart_id });
    expect(cart).toMatchObject({ tabtype: 'quote', expired: false, confirm_allowed: false });
    const monthLater = new Date(Date.parse(cart.quote_saved ?? '') + 30 * 86_400_000);
    expect(cart.quote_expiry).toBe(orderDate(monthLater, 'Australia/Sydney'));
    const { carts } = await client.call('getOpenCarts', {});
    expect(carts.find((each) => each.orderNum === cart_id)).toMatchObject({
      tabtype: 'quote',
      quote_saved: cart.quote_saved,
      quote_expiry: cart.quote_expiry,
    });
    const again = await client.call('getCart', {}, { parameters: { cartId: cart_id } });
    expect(again.cart).toMatchObject({ tabtype: 'quote', quote_saved: cart.quote_saved });
  });

  test('QQ-03 a quick quote becomes an order with all lines, or with selected ones', async () => {
    const client = await signedIn(server().url, 'customer');
    const cart_id = await quickQuote(client);
    const { cart: quote } = await client.call('getCart', {}, { parameters: { cartId: cart_id } });
    const whole = await client.call('quoteToOrder', { cart_id });
    expect(whole.cart).toMatchObject({ tabtype: 'order', confirm_allowed: true, customer_reference: 'Stairs' });
    expect(whole.cart.orderLine.map((line) => [line.stock_code, line.order_quantity])).toEqual([
      [bolt, 1000],
      [washer, 500],
    ]);
    const part = await client.call('quoteToOrder', { cart_id, line_ids: [quote.orderLine[1]?.line_id] });
    expect(part.cart.orderLine.map((line) => line.stock_code)).toEqual([washer]);
    expect(part).toMatchObject({ prices_held: false });
    const gone = operation('line.add', {}).id;
    expect((await client.send('quoteToOrder', { cart_id, line_ids: [gone] })).envelope.error).toBe('invalid_request');
    const order = await client.send('quoteToOrder', { cart_id: whole.cart.orderNum });
    expect(order.envelope.user_message).toBe('This is an order already.');
  });

  test('QQ-03 a link shows exactly what was quoted, even if the cart changes, until it is revoked', async () => {
    const client = await signedIn(server().url, 'customer');
    const cart_id = await quickQuote(client);
    expect((await client.send('quoteLink', { cart_id })).envelope.error).toBe('no_quote');
    const { cart } = await client.call('saveQuote', { cart_id });
    const { token, link_id } = await client.call('quoteLink', { cart_id });
    await client.call('saveCart', { operations: [add(bolt, 9000)] }, { parameters: { cartId: cart_id } });
    const visitor = new TestClient(server().url);
    const { quote, expired } = await visitor.call('quoteRead', { token });
    expect(expired).toBe(false);
    expect(quote.lines.map((line) => [line.stock_code, line.order_quantity, line.price])).toEqual(
      cart.orderLine.map((line) => [line.stock_code, line.order_quantity, line.webPrice]),
    );
    expect(quote).toMatchObject({ account_name: 'Kestrel Fabrication', totals: { total: cart.total } });
    const { file } = await visitor.call('quotePdf', { token });
    expect(Buffer.from(file.content_base64, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    expect((await client.call('quoteLinks', { cart_id })).links.map((each) => each.link_id)).toEqual([link_id]);

    const stranger = await signedIn(server().url, 'many');
    expect((await stranger.send('quoteRevokeLink', { cart_id })).envelope.error).toBe('cart_not_found');
    expect((await stranger.send('quotePdf', { cart_id })).envelope.error).toBe('cart_not_found');
    expect((await visitor.send('quotePdf', { cart_id })).envelope.error).toBe('invalid_bearer');
    expect(await client.call('quoteRevokeLink', { cart_id, link_id })).toEqual({ revoked: 1 });
    expect((await visitor.send('quoteRead', { token })).envelope.error).toBe('quote_not_found');
    expect((await visitor.send('quoteRead', { token: 'x'.repeat(43) })).envelope.error).toBe('quote_not_found');
    expect((await client.call('quoteLinks', { cart_id })).links).toEqual([]);
  });
});

describe('a quote whose prices have changed', () => {
  const server = useServer('postgres');

  async function priced(statement: string, values: unknown[]): Promise<void> {
    const database = new pg.Client({ connectionString: server().store });
    await database.connect();
    await database.query(statement, values);
    await database.end();
  }

  test('QQ-03 quoted prices hold until expiry; an expired quote is ordered at current prices', async () => {
    const client = await signedIn(server().url, 'customer');
    const cart_id = await quickQuote(client);
    const { cart: quoted } = await client.call('saveQuote', { cart_id });
    const then = quoted.orderLine[0]?.webPrice;
    await priced('UPDATE price SET price = price * 3', []);

    const held = await client.call('quoteToOrder', { cart_id });
    expect(held.prices_held).toBe(true);
    expect(held.cart.orderLine[0]?.webPrice).toBe(then);
    expect(held.cart.total).toBe(quoted.total);

    const yesterday = new Date(Date.now() - 86_400_000).toISOString().slice(0, 10);
    const end = `UPDATE cart SET record = record || jsonb_build_object('quote_expiry', $2::text), stamp = stamp || 'x'
      WHERE order_num = $1`;
    await priced(end, [cart_id, yesterday]);
    const late = await client.call('quoteToOrder', { cart_id });
    expect(late.prices_held).toBe(false);
    expect(Number(late.cart.orderLine[0]?.webPrice)).toBeGreaterThan(Number(then) * 2);

    // An order created in time but confirmed after the quote expired gets current prices.
    await priced(end, [held.cart.orderNum, yesterday]);
    const { cart } = await client.call('cartConfirm', {}, { parameters: { cartId: held.cart.orderNum } });
    expect(cart?.total).toBe(late.cart.total);
  });

  test('CART-06 LINE-13 confirming uses current prices, and reports changed prices with the whole cart', async () => {
    const client = await signedIn(server().url, 'customer');
    const { cart: made } = await client.call('newCart', { accode: 'KES014' });
    const parameters = { cartId: made.orderNum };
    const saved = await client.call('saveCart', { operations: [add(bolt, 1000), add(washer, 500)] }, { parameters });
    await priced('UPDATE price SET price = price * 2 WHERE stock_code = $1', [bolt]);
    const asked = { revision: saved.revision, answer: 'changes' } as const;
    const { cart, changes } = await client.call('cartConfirm', asked, { parameters });
    expect(changes).toBeUndefined();
    const [dearer, same] = cart?.orderLine ?? [];
    expect(Number(dearer?.savedWebPrice)).toBeGreaterThan(Number(saved.saved_prices[0]?.savedWebPrice) * 1.9);
    expect(dearer?.savedExtended).toBe(dearer?.extended);
    expect(same?.savedWebPrice).toBe(saved.saved_prices[1]?.savedWebPrice);
    expect(Number(cart?.savedExtended)).toBeGreaterThan(Number(saved.savedExtended));
  });

  test('CART-07 an order cannot be confirmed if a part has lost its price since the last save', async () => {
    const client = await signedIn(server().url, 'customer');
    const { cart: made } = await client.call('newCart', { accode: 'KES014' });
    const parameters = { cartId: made.orderNum };
    const { revision } = await client.call('saveCart', { operations: [add(washer, 500)] }, { parameters });
    await priced('DELETE FROM price WHERE stock_code = $1', [washer]);
    const refused = await client.send('cartConfirm', { revision, answer: 'changes' }, { parameters });
    expect(refused.envelope).toMatchObject({ status: 'ERROR', user_message: 'Line 1 has no price' });
    expect((await client.call('getCart', {}, { parameters })).cart.status).toBe('saved');
  });
});

describe.each(databases)('quick quotes on %s', (database) => {
  const server = useServer(database);

  test('QQ-02 beyond the preferred limit the oldest lines are removed, by operations that every client sees', async () => {
    const client = await signedIn(server().url, 'customer');
    await client.call('setPreferences', { settings: [{ key: 'quick_quote_line_limit', value: '2' }] });
    const { cart } = await client.call('newCart', { accode: 'KES014', tabtype: 'qq' });
    const parameters = { cartId: cart.orderNum };
    const codes = [bolt, washer, 'RVT-48016-ALU'];
    const reply = await client.call('saveCart', { operations: codes.map((code) => add(code, 1000)) }, { parameters });
    expect(reply.operations.map((each) => each.kind)).toEqual(['line.add', 'line.add', 'line.add', 'line.delete']);
    const after = await client.call('getCart', {}, { parameters });
    expect(after.cart.orderLine.map((line) => line.stock_code)).toEqual([washer, 'RVT-48016-ALU']);
  });
});
