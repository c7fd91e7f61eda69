import { describe, expect, test } from 'vitest';
import { signedIn, type TestClient } from '../support/client.ts';
import { add, databases, operation, useServer } from './databases.ts';

const bolt = 'HXB-12050-88Z';
const rivet = 'RVT-48016-ALU';

async function newCart(client: TestClient, more: object = {}): Promise<string> {
  return (await client.call('newCart', { accode: 'KES014', ...more })).cart.orderNum;
}
const save = (client: TestClient, cartId: string, ...operations: object[]) =>
  client.call('saveCart', { operations }, { parameters: { cartId } });
const load = async (client: TestClient, cartId: string) =>
  (await client.call('getCart', {}, { parameters: { cartId } })).cart;
/** A part whose minimum quantity costs less than the minimum order value. */
async function cheapPart(client: TestClient): Promise<string> {
  const codes = ['HXB-38200-G5P', 'CCH-41041-HDG', 'CHS-16190-58Z', 'WSP-16000-00Z', 'SDS-14050-HWF', 'HXN-12000-08Z'];
  const { cart_lines } = await client.call('getPrice', {
    accode: 'KES014',
    cart_lines: codes.map((stock_code) => ({ stock_code })),
  });
  const found = cart_lines.find(({ pricing, price_per, product_information }) => {
    const [first] = pricing;
    const least = product_information?.sell_quantity_minimum ?? 1;
    return first !== undefined && (Number(first.price) * least) / price_per < 19;
  });
  if (!found) throw new Error('No part of the demo supplier is cheap enough');
  return found.stock_code;
}

const promo = (promo_code: string) => operation('cart.promo', { promo_code });
const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

describe.each(databases)('order terms on %s', (database) => {
  const server = useServer(database);

  test('CART-16 a promo code discounts the lines of its category, and names them', async () => {
    const client = await signedIn(server().url, 'customer');
    const cartId = await newCart(client);
    const before = await save(client, cartId, add(bolt, 1000), add('WFL-16030-00Z', 500));
    const reply = await save(client, cartId, promo('bolts10'));
    const cart = await load(client, cartId);
    const line = cart.orderLine.find((each) => each.stock_code === bolt);
    const off = (Math.round(Number(line?.extended) * 10) / 100).toFixed(2);
    expect(reply.promo).toMatchObject({ applied: true, reason: null, line_ids: [line?.line_id] });
    expect(Number(reply.promo?.value)).toBeCloseTo(Number(off), 1);
    expect(reply.totals.promo_code_value).toBe(reply.promo?.value);
    expect(reply.discountsReport).toEqual([
      { name: 'Ten per cent off bolts', amount: reply.promo?.value, line_ids: [line?.line_id] },
    ]);
    expect(Number(reply.totals.total)).toBeLessThan(Number(before.totals.total));
    expect(cart).toMatchObject({ promo: reply.promo, total: reply.totals.total, discount: reply.promo?.value });
  });

  test.each([
    ['NOSUCH', 'unknown'],
    ['WINTER24', 'expired'],
    ['EARLY', 'not_started'],
    ['FIRST100', 'used_up'],
    ['HARDING5', 'other_account'],
    ['TAKE25', 'below_minimum'],
    ['WASHER5K', 'no_lines'],
  ])('CART-16 the promo code %s is refused with the reason: %s', async (code, reason) => {
    const client = await signedIn(server().url, 'customer');
    const cartId = await newCart(client);
    await save(client, cartId, add(bolt, 100));
    const reply = await save(client, cartId, promo(code));
    expect(reply.promo).toMatchObject({ code, applied: false, reason, value: '0.00', line_ids: [] });
    expect(reply.promo?.message).toMatch(/\.$/);
    expect(reply.totals.discount).toBe('0.00');
  });

  test('CART-16 get-deals lists automatic deals and what they give', async () => {
    const client = await signedIn(server().url, 'customer');
    const cartId = await newCart(client);
    const deals = () => client.call('getDeals', {}, { parameters: { cartId }, v3: true });
    await save(client, cartId, add(rivet, 500));
    expect((await deals()).deals).toMatchObject([{ name: 'Rivets by the thousand', applied: false, amount: '0.00' }]);
    const reply = await save(client, cartId, add(rivet, 500));
    const { deals: told, promo: none } = await deals();
    expect(told).toMatchObject([{ applied: true, amount: reply.totals.discount }]);
    expect(Number(reply.totals.savedExtended) - Number(reply.totals.discount)).toBeCloseTo(50, 2);
    expect(none).toBeNull();
  });

  test('CART-16 confirming an order uses up a one-time code until the confirmation is undone', async () => {
    const client = await signedIn(server().url, 'customer');
    const [first, second] = [await newCart(client), await newCart(client)];
    for (const cartId of [first, second]) await save(client, cartId, add(bolt, 1000), promo('ONCE'));
    await client.call('cartConfirm', {}, { parameters: { cartId: first } });
    expect((await load(client, second)).promo).toMatchObject({ reason: 'used_up' });
    expect((await load(client, first)).promo).toMatchObject({ applied: true, value: '5.00' });
    await client.call('cartUnconfirm', {}, { parameters: { cartId: first } });
    expect((await load(client, second)).promo).toMatchObject({ applied: true });
  });

  test('CART-07 CART-15 a small order has a service charge, and reports the missing minimum from its first line', async () => {
    const client = await signedIn(server().url, 'customer');
    const cartId = await newCart(client);
    const reply = await save(client, cartId, add(await cheapPart(client), 1));
    const goods = Number(reply.totals.savedExtended);
    expect(goods).toBeLessThan(20);
    expect(reply.minimum_order).toEqual({ minimum: '20.00', shortfall: (20 - goods).toFixed(2) });
    expect(reply.modified_data).toMatchObject({ service_charge: '5.00' });
    expect(reply.confirm_short_reason).toBe(`$${(20 - goods).toFixed(2)} short of the minimum order of $20.00`);
    const { envelope } = await client.send('cartConfirm', {}, { parameters: { cartId } });
    expect(envelope).toMatchObject({ status: 'ERROR', action: 'display_message' });
    const more = await save(client, cartId, add(bolt, 1000));
    expect(more).toMatchObject({ minimum_order: { shortfall: '0.00' }, confirm_allowed: true, serviceCharge: '0.00' });
  });

  test('CART-07 an order without a delivery option is not confirmed until one is chosen', async () => {
    const client = await signedIn(server().url, 'customer');
    const cartId = await newCart(client);
    const chosen = (deliveryOptionChosen: string) => operation('cart.delivery', { deliveryOptionChosen });
    expect(await save(client, cartId, add(bolt, 1000))).toMatchObject({ confirm_allowed: true });
    expect(await save(client, cartId, chosen(''))).toMatchObject({
      confirm_allowed: false,
      confirm_short_reason: 'Choose a delivery option',
      totals: { total_freight_charge: '0.00' },
    });
    expect(await load(client, cartId)).toMatchObject({ confirm_allowed: false, confirmed: null });
    const { envelope } = await client.send('cartConfirm', {}, { parameters: { cartId } });
    expect(envelope).toMatchObject({ status: 'ERROR', user_message: 'Choose a delivery option' });
    expect(await save(client, cartId, chosen('ROAD'))).toMatchObject({ confirm_allowed: true });
    const { cart } = await client.call('cartConfirm', {}, { parameters: { cartId } });
    expect(cart?.confirmed).not.toBeNull();
  });

  test("CART-07 QQ-03 a quick quote without a delivery option becomes an order with the supplier's first one", async () => {
    const client = await signedIn(server().url, 'customer');
    const quote = await newCart(client, { tabtype: 'qq' });
    await save(client, quote, add(bolt, 1000), operation('cart.delivery', { deliveryOptionChosen: '' }));
    const { cart } = await client.call('quoteToOrder', { cart_id: quote });
    expect(cart).toMatchObject({ deliveryOptionChosen: 'ROAD', confirm_allowed: true });
    expect(Number(cart.total_freight_charge)).toBeGreaterThan(0);
  });

  test('CART-17 an order can be dated ahead within the allowed range; another date is refused', async () => {
    const client = await signedIn(server().url, 'customer');
    const cartId = await newCart(client);
    const dated = (date: string | null) => operation('cart.delivery', { advanced_forward_order_date: date });
    const good = await save(client, cartId, dated(day(30)));
    expect(good.results[0]?.outcome.result).toBe('applied');
    expect(await load(client, cartId)).toMatchObject({ advanced_forward_order_date: day(30) });
    const wrong = await save(client, cartId, dated(day(-2)), dated(day(200)), dated('2026-02-31'));
    expect(wrong.results.map((each) => each.outcome)).toEqual(
      Array.from({ length: 3 }, () => ({ result: 'refused', reason: 'not_allowed' })),
    );
    expect((await save(client, cartId, dated(null))).results[0]?.outcome.result).toBe('applied');
  });

  test('CART-15 DLV-01 freight depends on weight, place and option', async () => {
    const client = await signedIn(server().url, 'customer');
    const ask = async (more: object) =>
      (await client.call('calcFreight', { accode: 'KES014', weight_kg: '100', goods: '900', ...more })).options;
    const near = await ask({});
    expect(near.map((each) => each.code)).toEqual(['ROAD', 'EXPRESS', 'PICKUP', 'OWN']);
    expect(near[0]).toMatchObject({ cost: '32.50', charge: '32.50' });
    const [road] = await ask({ weight_kg: '200', option: 'ROAD' });
    expect(road?.cost).toBe('46.50');
    const [far] = await ask({ warehouse: '60', option: 'ROAD' });
    expect(far?.cost).toBe('48.75');
    const { envelope } = await client.send('calcFreight', { accode: 'KES014', weight_kg: '1', postcode: '9999' });
    expect(envelope.validation_results[0]?.field).toBe('postcode');
    expect((await client.send('calcFreight', { accode: 'HAR010', weight_kg: '1' })).envelope.error).toBe(
      'account_not_found',
    );
  });

  test('CART-14 a cart can be claimed and released, and repeated claims claim it once', async () => {
    const client = await signedIn(server().url, 'customer');
    const cart_id = await newCart(client);
    const [first, again] = [await client.call('claimCart', { cart_id }), await client.call('claimCart', { cart_id })];
    expect(first.cart).toMatchObject({ assignee: 'customer', assignee_name: 'Moira Tan', revision: 1 });
    const { carts } = await client.call('getOpenCarts', {});
    expect(carts.find((each) => each.orderNum === cart_id)?.assignee_name).toBe('Moira Tan');
    expect(again.cart.revision).toBe(1);
    expect((await client.call('claimCart', { cart_id, release: true })).cart.assignee).toBeNull();
    const stranger = await signedIn(server().url, 'many');
    expect((await stranger.send('claimCart', { cart_id })).envelope.error).toBe('cart_not_found');
  });

  test('CART-14 carts that cannot be opened are marked, and all look the same', async () => {
    const client = await signedIn(server().url, 'customer');
    const own = await newCart(client);
    const other = await signedIn(server().url, 'multi');
    const { cart } = await other.call('newCart', { accode: 'HAR010' });
    const cart_ids = [own, cart.orderNum, 'KES014-999998'];
    const told = await client.call('getAccessibleCarts', { cart_ids });
    expect(told.accessible.map((each) => each.orderNum)).toEqual([own]);
    expect(told.inaccessible).toEqual([cart.orderNum, 'KES014-999998']);
    await client.call('updateOpenCarts', { open_tabs: [own] });
    expect((await client.call('getAccessibleCarts', {})).accessible).toHaveLength(1);
  });

  test('CART-19 automatic submission can be postponed and stopped', async () => {
    const client = await signedIn(server().url, 'customer');
    const cart_id = await newCart(client);
    await save(client, cart_id, add(bolt, 1000));
    expect((await client.send('cartAutoSubmit', { cart_id, seconds: 60 })).envelope.user_message).toBe(
      'The order is not confirmed yet.',
    );
    await client.call('cartConfirm', {}, { parameters: { cartId: cart_id } });
    const { cart } = await client.call('cartAutoSubmit', { cart_id, seconds: 7200 });
    expect(Date.parse(cart.auto_submit ?? '') - Date.now()).toBeGreaterThan(7_000_000);
    const stopped = await client.call('cartAutoSubmit', { cart_id, seconds: null });
    expect(stopped.cart).toMatchObject({ auto_submit: null, status: 'confirmed' });
  });
});
