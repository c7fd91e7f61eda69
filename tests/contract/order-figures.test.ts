import { lineAmount } from '@portal/domain/price';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import { pdfText } from '../../server/src/pdf/pdf-text.fixture.ts';
import { signedIn, type TestClient } from '../support/client.ts';
import { add, databases, operation, useServer } from './databases.ts';

const bolt = 'HXB-12050-88Z';
const in25s = 'SCS-10040-129';
const washer = 'WFL-12024-00Z';
/** Makes every line due for a price lookup at any time. */
const always = { env: { PORTAL_PRICE_STALE_SECONDS: '0' } };

async function newCart(client: TestClient): Promise<string> {
  return (await client.call('newCart', { accode: 'KES014' })).cart.orderNum;
}
const save = (client: TestClient, cartId: string, ...operations: object[]) =>
  client.call('saveCart', { operations }, { parameters: { cartId } });
const load = async (client: TestClient, cartId: string) =>
  (await client.call('getCart', {}, { parameters: { cartId } })).cart;
const confirm = (client: TestClient, cartId: string) => client.send('cartConfirm', {}, { parameters: { cartId } });

/** The list of orders, which viewing must not change. */
async function listed(client: TestClient) {
  const { carts } = await client.call('getOpenCarts', {});
  return new Map(carts.map((cart) => [cart.orderNum, cart]));
}
const cents = (amounts: readonly string[]) => amounts.reduce((sum, each) => sum + Math.round(Number(each) * 100), 0);

/** Sends what a browser sends when a buyer signs in, opens every tab and leaves the page open. */
async function lookAtEverything(client: TestClient, cartIds: readonly string[]): Promise<void> {
  await client.call('updateOpenCarts', { open_tabs: cartIds });
  for (const cartId of cartIds) {
    const { revision, orderLine } = await load(client, cartId);
    const codes = orderLine.slice(0, 100).map(({ stock_code }) => ({ stock_code }));
    if (codes.length > 0) await client.call('getPrice', { accode: 'KES014', cart_id: cartId, cart_lines: codes });
    const seen = await client.call('saveCart', { revision, operations: [] }, { parameters: { cartId } });
    expect(seen).toMatchObject({ status: 'SAVED', revision, operations: [] });
  }
  await client.call('xhrPing', {
    vue_build: 1,
    br_focus: true,
    br_idle: false,
    previous_RTT_milliseconds: null,
    down_for_x_sec: 0,
    viewport_x: 1440,
    viewport_y: 900,
  });
}

describe.each(databases)('order figures on %s', (database) => {
  const server = useServer(database, always);

  test('CART-01 LINE-13 signing in and viewing every tab does not change any order', async () => {
    const client = await signedIn(server().url, 'customer');
    const cartId = await newCart(client);
    await save(client, cartId, add(bolt, 1000), add(washer, 500));
    const before = await listed(client);
    const statuses = new Set([...before.values()].map((cart) => cart.status));
    expect([...statuses]).toEqual(expect.arrayContaining(['saved', 'confirmed', 'submitted', 'cancelled']));
    const own = [...before.values()].filter(({ accode }) => accode === 'KES014').map(({ orderNum }) => orderNum);
    await lookAtEverything(client, own);
    await lookAtEverything(await signedIn(server().url, 'customer'), own);
    expect(await listed(client)).toEqual(before);
  });

  test('LINE-07 a line adjusted by an amount keeps a quantity that can be sold', async () => {
    const client = await signedIn(server().url, 'customer');
    const cartId = await newCart(client);
    const added = add(in25s, 1000);
    const adjusted = operation('line.adjust', { line_id: added.payload.line_id, by: -997 });
    const reply = await save(client, cartId, added, adjusted);
    expect(reply.results[1]).toMatchObject({ corrected: { quantity: 25, why: 'This part is sold in 25s.' } });
    expect((await load(client, cartId)).orderLine[0]?.order_quantity).toBe(25);
  });

  test('CART-15 IMP-05 the printed line amounts add up to the printed goods total, on screen and on paper', async () => {
    const client = await signedIn(server().url, 'customer');
    const large = [...(await listed(client)).values()].find(({ line_count }) => line_count > 200)?.orderNum ?? '';
    // An edit, so that the totals are current.
    const reply = await save(client, large, operation('cart.reference', { customer_reference: 'Adds up' }));
    const cart = await load(client, large);
    const amounts = cart.orderLine.flatMap(({ extended }) => (extended === null ? [] : [lineAmount(extended)]));
    expect(amounts.length).toBeGreaterThan(200);
    expect(cents(amounts)).toBe(cents([cart.savedExtended]));
    expect(reply.totals.savedExtended).toBe(cart.savedExtended);
    expect((await listed(client)).get(large)?.total).toBe(cart.total);
    const { file } = await client.call('exportCart', { cart_id: large, kind: 'pdf' });
    const text = pdfText(Buffer.from(file.content_base64, 'base64')).replaceAll(',', '');
    for (const amount of [...amounts, cart.savedExtended, cart.total]) expect(text).toContain(`$${amount}`);
  });
});

describe('orders whose parts and prices have changed', () => {
  const server = useServer('postgres', always);

  async function change(statement: string, values: unknown[]): Promise<void> {
    const database = new pg.Client({ connectionString: server().store });
    await database.connect();
    await database.query(statement, values);
    await database.end();
  }
  const dearer = 'UPDATE price SET price = price * 2 WHERE stock_code = $1';

  test('LINE-13 CART-06 a new price is shown when viewing, stored with the next edit, and does not change a confirmed order', async () => {
    const client = await signedIn(server().url, 'customer');
    const [open, confirmed] = [await newCart(client), await newCart(client)];
    const saved = await save(client, open, add(bolt, 1000));
    await save(client, confirmed, add(bolt, 1000));
    await confirm(client, confirmed);
    const before = await listed(client);
    const asConfirmed = await load(client, confirmed);
    await change(dearer, [bolt]);
    await lookAtEverything(client, [open, confirmed]);
    expect(await listed(client)).toEqual(before);

    const seen = await load(client, open);
    const [line] = seen.orderLine;
    const then = saved.saved_prices[0]?.savedWebPrice ?? '';
    expect(line?.savedWebPrice).toBe(then);
    expect(Number(line?.webPrice)).toBeGreaterThan(Number(then) * 1.9);
    expect(Number(seen.total)).toBeGreaterThan(Number(saved.totals.total) * 1.5);
    // The total in the list is distinguished from the current total.
    expect(seen.saved_total).toBe(before.get(open)?.total);
    const looked = await client.call(
      'saveCart',
      { revision: seen.revision, operations: [] },
      { parameters: { cartId: open } },
    );
    expect(looked.totals.total).toBe(seen.total);

    const { total, savedExtended, orderLine } = await load(client, confirmed);
    expect({ total, savedExtended }).toEqual({
      total: asConfirmed.total,
      savedExtended: asConfirmed.savedExtended,
    });
    expect(orderLine[0]).toMatchObject({ webPrice: then, savedWebPrice: then });
    await client.call('claimCart', { cart_id: confirmed });
    await client.call('cartSubmit', {}, { parameters: { cartId: confirmed } });
    expect((await listed(client)).get(confirmed)?.total).toBe(asConfirmed.total);

    const edited = await save(client, open, operation('cart.reference', { customer_reference: 'PO 9' }));
    expect(edited).toMatchObject({ revision: seen.revision + 1, totals: { total: seen.total } });
    expect((await listed(client)).get(open)).toMatchObject({ total: seen.total, revision: seen.revision + 1 });
    expect((await load(client, open)).orderLine[0]?.savedWebPrice).toBe(then);
  });

  test('LINE-07 CART-07 confirming checks every quantity again', async () => {
    const client = await signedIn(server().url, 'customer');
    const cartId = await newCart(client);
    const { revision } = await save(client, cartId, add(washer, 1000));
    await change('UPDATE part SET sell_quantity_increment = 300, sell_quantity_minimum = 300 WHERE stock_code = $1', [
      washer,
    ]);
    const { envelope } = await confirm(client, cartId);
    expect(envelope).toMatchObject({ status: 'ERROR', user_message: 'Line 1 is sold in 300s' });
    expect(await load(client, cartId)).toMatchObject({ revision, status: 'saved', confirm_allowed: false });
  });
});
