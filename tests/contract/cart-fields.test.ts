import { describe, expect, test } from 'vitest';
import { signedIn, type TestClient } from '../support/client.ts';
import { add, databases, operation, useServer } from './databases.ts';

/** Field names from section 3 of the specification. Values may be null, but no field may be missing. */
const section3 = {
  identity: 'name orderNum prettyName tabtype revision status accode billto accodeObject warehouse',
  lines:
    'orderLine nextLineId cancelled confirmed submitted auto_submit preconfirmed expired saving retrySave tabReady hasBeenSaved',
  money:
    'savedExtended savedGST savedWeight discount discountsReport discounts_used discounts promo_code promo_code_value total_freight_cost total_freight_charge freightCharge serviceCharge',
  delivery:
    'confirmAllowed confirmShortReason confirmTooltip deliveryOptions deliveryOptionChosen deliveryDropshipIdChosen deliveryOption3rdPartyReference deliveryOptionReceiverPaysCarrier dropshipAllowed orderInstruction1 orderInstruction2 advanced_forward_order_date',
  imports:
    'quote_saved quote_expiry import_warnings import_errors import_json assignee opc_status using_artificial_quantities',
} as const;
const cartFields = Object.values(section3).flatMap((names) => names.split(' '));

const lineFields =
  'line_number stock_code customer_stock_code description product_category product_type thread finish spec size length image pack_quantity pack_weight pack_code inner_quantity alternate_stock_codes sell_quantity_minimum sell_quantity_increment member_of special_codes pricing order_quantity last_order_quantity quantity_override price_per webPrice extended pronto_price availability packaging dimensions stockNotes discontinued poa forceShow savedWebPrice savedExtended priceLastCheckedAt'.split(
    ' ',
  );

/** Fields that a save may change. */
const savedFields =
  'orderNum revision status savedExtended savedGST savedWeight discount discountsReport discounts_used promo_code_value total_freight_cost total_freight_charge freightCharge serviceCharge confirmAllowed confirmShortReason confirmTooltip deliveryOptions saving retrySave tabReady hasBeenSaved'.split(
    ' ',
  );

/** Fields that identify and list a cart. */
const listedFields =
  'orderNum prettyName tabtype revision status accode warehouse confirmed cancelled submitted auto_submit assignee'.split(
    ' ',
  );

const missing = (fields: readonly string[], from: object) =>
  fields.filter((name) => (from as Record<string, unknown>)[name] === undefined);

const codes = { normal: 'HXB-12050-88Z', unknown: 'HXB-1608O-88G' };

async function cartOf(client: TestClient, more: object = {}) {
  const { cart } = await client.call('newCart', { accode: 'KES014', ...more }, { v3: true });
  return cart.orderNum;
}
const load = async (client: TestClient, cartId: string) =>
  (await client.call('getCart', {}, { parameters: { cartId }, v3: true })).cart;

describe.each(databases)('fields of a cart on %s', (database) => {
  const server = useServer(database);

  test('CART-03 a cart, a line, a save and a list of carts have the fields of section 3', async () => {
    const client = await signedIn(server().url, 'customer');
    const cartId = await cartOf(client);
    const operations = [add(codes.normal, 200), add(codes.unknown, 3)];
    const saved = await client.call('saveCart', { revision: 0, operations }, { parameters: { cartId }, v3: true });
    const cart = await load(client, cartId);
    expect(missing(cartFields, cart)).toEqual([]);
    for (const line of cart.orderLine)
      expect([line.stock_code, missing(lineFields, line)]).toEqual([line.stock_code, []]);
    expect(missing(savedFields, saved)).toEqual([]);
    const { carts } = await client.call('getOpenCarts', {}, { v3: true });
    expect(missing(listedFields, carts.find((each) => each.orderNum === cartId) ?? {})).toEqual([]);

    expect(cart.accodeObject).toMatchObject({ accode: 'KES014', billto: 'KES010' });
    expect(cart).toMatchObject({
      serviceCharge: '0.00',
      deliveryDropshipIdChosen: -1,
      hasBeenSaved: true,
      saving: false,
    });
    expect(cart).toMatchObject({ confirmAllowed: false, confirmShortReason: 'Line 2 is not a part' });
    expect(cart.confirmTooltip).toBe(cart.confirm_short_reason);
    const [known, unknown] = cart.orderLine;
    expect(known).toMatchObject({
      webPrice: known?.savedWebPrice,
      extended: known?.savedExtended,
      discontinued: false,
    });
    expect(known?.packaging.length).toBeGreaterThan(0);
    expect(known?.dimensions.length).toBeGreaterThan(0);
    expect(known?.member_of).toEqual([known?.product_category, known?.product_type]);
    expect(unknown).toMatchObject({
      description: '*** Discontinued or Unknown Part ***',
      discontinued: true,
      webPrice: null,
    });
  });

  test('CART-03 a cart of each tab type keeps its type', async () => {
    const client = await signedIn(server().url, 'customer');
    for (const tabtype of ['order', 'qq', 'hobdirect', 'quote']) {
      expect((await load(client, await cartOf(client, { tabtype }))).tabtype).toBe(tabtype);
    }
  });

  test('CART-03 import and quote data of a cart survive later saves', async () => {
    const client = await signedIn(server().url, 'customer');
    const record = {
      import_json: JSON.stringify([['HXB-12050-88Z', '']]),
      import_warnings: [{ row: 1, message: 'No quantity: the minimum was taken.' }],
      import_errors: [{ row: 2, message: 'There is no part NONE.' }],
    };
    const cartId = await cartOf(client, { tabtype: 'hobdirect', ...record });
    const operations = [add(codes.normal, 200, { artificial: true })];
    await client.call('saveCart', { operations }, { parameters: { cartId }, v3: true });
    const { cart: quoted } = await client.call('saveQuote', { cart_id: cartId });
    expect(quoted.quote_saved).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(quoted).toMatchObject({ expired: false, ...record });
    const reference = operation('cart.reference', { customer_reference: 'after' });
    await client.call('saveCart', { operations: [reference] }, { parameters: { cartId }, v3: true });
    const { quote_saved, quote_expiry } = quoted;
    expect(await load(client, cartId)).toMatchObject({
      ...record,
      quote_saved,
      quote_expiry,
      using_artificial_quantities: true,
      prettyName: 'after',
      opc_status: null,
    });
    await client.call('cartConfirm', {}, { parameters: { cartId } });
    const locked = await client.send('saveQuote', { cart_id: cartId });
    expect(locked.envelope).toMatchObject({ status: 'ERROR', user_message: expect.stringContaining('confirmed') });
    const { cart: gone } = await client.call('cartSubmit', {}, { parameters: { cartId } });
    expect(gone).toMatchObject({ opc_status: 'queued', quote_saved, ...record });
  });

  test('LINE-13 another edit looks up the price again but keeps the saved price; an edit of the line saves the new one', async () => {
    const client = await signedIn(server().url, 'customer');
    const cartId = 'KES014-204817';
    const changedIn = (cart: Awaited<ReturnType<typeof load>>) =>
      cart.orderLine.filter((line) => line.webPrice !== null && line.savedWebPrice !== line.webPrice);
    const save = (operations: readonly object[]) =>
      client.call('saveCart', { operations }, { parameters: { cartId }, v3: true });
    const before = changedIn(await load(client, cartId));
    expect(before.length).toBeGreaterThan(0);
    const other = await save([operation('cart.reference', { customer_reference: 'elsewhere' })]);
    expect(other.saved_prices).toEqual([]);
    const after = await load(client, cartId);
    expect(changedIn(after).map((line) => [line.line_id, line.savedWebPrice])).toEqual(
      before.map((line) => [line.line_id, line.savedWebPrice]),
    );
    // The total still uses current prices.
    expect(other.totals.savedExtended).toBe(after.savedExtended);

    const [line] = before;
    const quantity = 2 * (line?.order_quantity ?? 0);
    const reply = await save([operation('line.quantity', { line_id: line?.line_id, quantity })]);
    const edited = (await load(client, cartId)).orderLine.find((each) => each.line_id === line?.line_id);
    expect(edited?.savedWebPrice).toBe(edited?.webPrice);
    expect(reply.saved_prices).toEqual([
      { line_id: line?.line_id, savedWebPrice: edited?.savedWebPrice, savedExtended: edited?.savedExtended },
    ]);
  });

  test("SESS-07 a quote of another user's cart is not found", async () => {
    const client = await signedIn(server().url, 'customer');
    const other = await client.send('saveQuote', { cart_id: 'ZZZ999-000001' });
    expect(other.envelope).toMatchObject({ status: 'ERROR', error: 'cart_not_found' });
  });
});
