import { acknowledge, cartStateOf, type FullSaveReply, replicaOf } from '@portal/domain/cart';
import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { signedIn, type TestClient } from '../support/client.ts';
import { add, databases, operation, useServer } from './databases.ts';

const codes = { normal: 'HXB-12050-88Z', increment: 'SCS-10040-129', poa: 'UBT-24450-00G', unknown: 'HXB-1608O-88G' };

async function newCart(client: TestClient, more: object = {}) {
  const { cart } = await client.call('newCart', { accode: 'KES014', ...more }, { v3: true });
  return cart;
}

const save = (client: TestClient, cartId: string, data: object) =>
  client.call('saveCart', data, { parameters: { cartId }, v3: true });

const load = async (client: TestClient, cartId: string) =>
  (await client.call('getCart', {}, { parameters: { cartId }, v3: true })).cart;

describe.each(databases)('carts on %s', (database) => {
  const server = useServer(database);

  test('CART-02 CART-04 CART-05 a new cart has an id of code, dash and six digits, warehouse 40 and status saved', async () => {
    const client = await signedIn(server().url, 'customer');
    const first = await newCart(client);
    const second = await newCart(client, { warehouse: '20', customer_reference: 'PO 7', tabtype: 'qq' });
    expect(first.orderNum).toMatch(/^KES014-\d{6}$/);
    expect(Number(second.orderNum.slice(-6))).toBe(Number(first.orderNum.slice(-6)) + 1);
    expect(first).toMatchObject({
      warehouse: '40',
      status: 'saved',
      revision: 0,
      prettyName: first.orderNum.slice(-6),
    });
    expect(first).toMatchObject({ confirmed: null, cancelled: null, submitted: null, billto: 'KES010', total: '0.00' });
    expect(second).toMatchObject({ warehouse: '20', prettyName: 'PO 7', tabtype: 'qq' });
    const wrong = await client.send('newCart', { accode: 'KES014', warehouse: '99' });
    expect(wrong.envelope.validation_results[0]?.field).toBe('warehouse');
  });

  test('CART-02 carts created concurrently have different ids', async () => {
    const client = await signedIn(server().url, 'customer');
    const made = await Promise.all(Array.from({ length: 12 }, () => newCart(client)));
    expect(new Set(made.map((cart) => cart.orderNum)).size).toBe(12);
  });

  test('CART-11 CART-18 CART-15 a save applies operations, prices them and returns the new revision', async () => {
    const client = await signedIn(server().url, 'customer');
    const { orderNum } = await newCart(client);
    const operations = [add(codes.normal, 200), operation('cart.reference', { customer_reference: 'PO 1' })];
    const reply = await save(client, orderNum, { revision: 0, operations });
    expect(reply).toMatchObject({ orderNum, revision: 2, confirm_allowed: true });
    expect(reply.operations.map((each) => [each.id, each.revision, each.by])).toEqual([
      [operations[0]?.id, 1, 'customer'],
      [operations[1]?.id, 2, 'customer'],
    ]);
    const { total, savedExtended, total_freight_charge, savedGST } = reply.totals;
    expect(Number(savedExtended)).toBeGreaterThan(0);
    const sum = Number(savedExtended) + Number(total_freight_charge) + Number(savedGST);
    expect(Number(total)).toBeCloseTo(sum, 2);
    const cart = await load(client, orderNum);
    expect(cart).toMatchObject({ revision: 2, prettyName: 'PO 1', total, savedExtended });
    expect(cart.orderLine[0]).toMatchObject({
      stock_code: codes.normal,
      order_quantity: 200,
      savedExtended: expect.any(String),
    });
    expect(cart.orderLine[0]?.savedWebPrice).toMatch(/^\d+\.\d{2}$/);
  });

  test('CART-11 a save that changes the freight returns MODIFIED_SAVE with it', async () => {
    const client = await signedIn(server().url, 'customer');
    const { orderNum, deliveryOptions } = await newCart(client);
    await save(client, orderNum, { operations: [add(codes.normal, 1000)] });
    const other = deliveryOptions.at(-1)?.code ?? '';
    const chosen = operation('cart.delivery', { deliveryOptionChosen: other });
    const reply = await save(client, orderNum, { operations: [chosen] });
    expect(reply.status).toBe('MODIFIED_SAVE');
    expect(reply.modified_data).toEqual({ freight_charge: reply.totals.total_freight_charge });
    const again = await save(client, orderNum, {
      operations: [operation('cart.reference', { customer_reference: 'x' })],
    });
    expect(again).toMatchObject({ status: 'SAVED' });
    expect(again).not.toHaveProperty('modified_data');
  });

  test('LINE-07 the server rounds up a quantity that is not sold, and the reply says why', async () => {
    const client = await signedIn(server().url, 'customer');
    const { orderNum } = await newCart(client);
    const reply = await save(client, orderNum, { revision: 0, operations: [add(codes.increment, 30)] });
    expect(reply.results[0]).toMatchObject({ corrected: { quantity: 50, why: 'This part is sold in 25s.' } });
    expect(reply.status).toBe('MODIFIED_SAVE');
    expect(reply.operations[0]?.payload).toMatchObject({ quantity: 50, requested: 30 });
    expect((await load(client, orderNum)).orderLine[0]).toMatchObject({ order_quantity: 50, requested_quantity: 30 });
  });

  test('LINE-05 a part on application gets quantity 0 and poa, by an operation that every client receives', async () => {
    const client = await signedIn(server().url, 'customer');
    const { orderNum } = await newCart(client);
    const reply = await save(client, orderNum, { revision: 0, operations: [add(codes.poa, 4)] });
    expect(reply.operations.map((each) => each.kind)).toEqual(['line.add', 'line.poa']);
    const [line] = (await load(client, orderNum)).orderLine;
    expect(line).toMatchObject({ order_quantity: 0, last_order_quantity: 4, poa: true, forceShow: true });
  });

  test('LINE-06 CART-07 an unknown part stays in the cart without facts and prevents confirming', async () => {
    const client = await signedIn(server().url, 'customer');
    const { orderNum } = await newCart(client);
    const reply = await save(client, orderNum, { operations: [add(codes.unknown, 3)] });
    expect(reply).toMatchObject({ confirm_allowed: false, confirm_short_reason: 'Line 1 is not a part' });
    expect((await load(client, orderNum)).orderLine[0]).toMatchObject({
      facts: null,
      pricing: null,
      order_quantity: 3,
    });
    const { envelope } = await client.send('cartConfirm', {}, { parameters: { cartId: orderNum } });
    expect(envelope).toMatchObject({
      status: 'ERROR',
      action: 'display_message',
      user_message: 'Line 1 is not a part',
    });
  });

  test('CART-18 a repeated operation returns the same result and is applied once', async () => {
    const client = await signedIn(server().url, 'customer');
    const { orderNum } = await newCart(client);
    const operations = [
      add(codes.increment, 30),
      add(codes.normal, 100),
      operation('line.remove', { line_id: ulid() }),
    ];
    const first = await save(client, orderNum, { revision: 0, operations: [...operations, ...operations.slice(0, 1)] });
    const second = await save(client, orderNum, { revision: 0, operations });
    expect(second.results).toEqual(first.results.slice(0, 3));
    expect(second.results[2]?.outcome).toEqual({ result: 'refused', reason: 'unknown_line' });
    expect(second.revision).toBe(first.revision);
    expect(second.operations).toEqual(first.operations);
    expect((await load(client, orderNum)).orderLine.map((line) => line.order_quantity)).toEqual([50, 100]);
  });

  test('CART-18 a repeated Idempotency-Key returns the same response; with another body it is an error', async () => {
    const client = await signedIn(server().url, 'customer');
    const { orderNum } = await newCart(client);
    const headers = { 'idempotency-key': ulid() };
    const options = { parameters: { cartId: orderNum }, headers };
    const body = { revision: 0, operations: [add(codes.normal, 100)] };
    const replies = await Promise.all([1, 2, 3].map(() => client.send('saveCart', body, options)));
    for (const { envelope } of replies) expect(envelope).toEqual(replies[0]?.envelope);
    expect(replies[0]?.envelope.data?.revision).toBe(1);
    const other = await client.send('saveCart', { revision: 1, operations: [add(codes.normal, 100)] }, options);
    expect(other.envelope).toMatchObject({ status: 'ERROR', error: 'idempotency_key_reused' });
    const made = await Promise.all(
      [1, 2].map(() =>
        client.call(
          'newCart',
          { accode: 'KES014' },
          { headers: { 'idempotency-key': `n${headers['idempotency-key']}` } },
        ),
      ),
    );
    expect(made[0]?.cart.orderNum).toBe(made[1]?.cart.orderNum);
  });

  test('CART-18 two people: edits of different lines merge; on the same line the later wins and names the other', async () => {
    const one = await signedIn(server().url, 'customer');
    const two = await signedIn(server().url, 'multi');
    const { orderNum } = await newCart(one);
    const [a, b] = [add(codes.normal, 100), add('HXN-12000-08Z', 100)];
    const base = await save(one, orderNum, { revision: 0, operations: [a, b] });
    const quantity = (line: typeof a, wanted: number) =>
      operation('line.quantity', { line_id: line.payload.line_id, quantity: wanted, based_on: 100 });
    await save(one, orderNum, { revision: base.revision, operations: [quantity(a, 300)] });
    const reply = await save(two, orderNum, {
      revision: base.revision,
      operations: [quantity(b, 500), quantity(a, 700)],
    });
    expect(reply.operations.map((each) => [each.kind, each.by])).toEqual([
      ['line.quantity', 'customer'],
      ['line.quantity', 'multi'],
      ['line.quantity', 'multi'],
    ]);
    expect(reply.results[0]).not.toHaveProperty('overwrote');
    expect(reply.results[1]?.overwrote).toEqual({ line_id: a.payload.line_id, quantity: 300, by: 'customer' });
    expect((await load(one, orderNum)).orderLine.map((line) => line.order_quantity)).toEqual([700, 500]);
  });

  test('CART-13 the 501st line is refused with a message, the first 500 are added', async () => {
    const client = await signedIn(server().url, 'customer');
    const { orderNum } = await newCart(client);
    const operations = Array.from({ length: 503 }, (_, index) => add(`NO-SUCH-${index}`, 1));
    const { envelope } = await client.send(
      'saveCart',
      { revision: 0, operations },
      { parameters: { cartId: orderNum } },
    );
    expect(envelope).toMatchObject({
      status: 'OK',
      action: 'display_message',
      user_message:
        'The maximum number of lines (500) for a single order has been reached. The first 500 of 503 items were added.',
    });
    expect(envelope.data?.results.filter(({ outcome }) => outcome.result === 'refused')).toHaveLength(3);
    expect(envelope.data?.results.at(-1)?.outcome).toEqual({ result: 'refused', reason: 'line_cap' });
    expect((await load(client, orderNum)).orderLine).toHaveLength(500);
  });

  test('CART-18 the reply to a caller that missed too many operations is the full cart', async () => {
    const client = await signedIn(server().url, 'customer');
    const { orderNum } = await newCart(client);
    const line = add(codes.normal, 100);
    const { line_id } = line.payload;
    const changes = Array.from({ length: 1_001 }, (_, index) =>
      operation('line.quantity', { line_id, quantity: 100 * (1 + (index % 2)) + 100 }),
    );
    await save(client, orderNum, { revision: 0, operations: [line, ...changes] });
    const reply = await save(client, orderNum, { revision: 0, operations: [] });
    expect(reply.operations).toEqual([]);
    expect(reply.cart).toMatchObject({ orderNum, revision: 1_002 });
  });

  test('CART-06 CART-05 CART-08 confirm, refuse edits, unconfirm, edit, confirm, submit', async () => {
    const client = await signedIn(server().url, 'customer');
    const { orderNum } = await newCart(client);
    const parameters = { cartId: orderNum };
    await save(client, orderNum, { revision: 0, operations: [add(codes.normal, 100)] });
    const { cart: confirmed } = await client.call('cartConfirm', { revision: 1 }, { parameters, v3: true });
    expect(confirmed).toMatchObject({ status: 'confirmed', revision: 2, preconfirmed: false, confirm_allowed: false });
    expect(Date.parse(confirmed?.auto_submit ?? '') - Date.parse(confirmed?.confirmed ?? '')).toBe(300_000);

    const late = add(codes.normal, 100);
    const refused = await client.send('saveCart', { revision: 1, operations: [late] }, { parameters });
    expect(refused.envelope).toMatchObject({ status: 'OK', action: 'reload_cart', error: 'locked' });
    expect(refused.envelope.data?.results).toEqual([{ id: late.id, outcome: { result: 'refused', reason: 'locked' } }]);
    expect(refused.envelope.data?.operations.map((each) => each.kind)).toEqual(['cart.confirm']);

    const { cart: open } = await client.call('cartUnconfirm', {}, { parameters, v3: true });
    expect(open).toMatchObject({
      status: 'saved',
      confirmed: null,
      auto_submit: null,
      revision: 3,
      confirm_allowed: true,
    });
    const resent = await save(client, orderNum, { revision: 3, operations: [late] });
    expect(resent.results[0]?.outcome.result).toBe('applied');
    expect((await load(client, orderNum)).orderLine[0]?.order_quantity).toBe(200);

    const early = await client.send('cartSubmit', {}, { parameters });
    expect(early.envelope).toMatchObject({ status: 'ERROR', user_message: 'The order is not confirmed yet.' });
    await client.call('cartConfirm', {}, { parameters });
    const { cart: submitted } = await client.call('cartSubmit', {}, { parameters, v3: true });
    expect(submitted).toMatchObject({ status: 'submitted', auto_submit: null });
    expect((await client.call('cartSubmit', {}, { parameters })).cart?.submitted).toBe(submitted?.submitted);
    for (const key of ['cartUnconfirm', 'cartCancel', 'cartConfirm'] as const) {
      expect((await client.send(key, {}, { parameters })).envelope).toMatchObject({ status: 'ERROR' });
    }
  });

  test('CART-06 replies with changes only, to confirm, unconfirm and submit, produce the cart that the server has', async () => {
    const client = await signedIn(server().url, 'customer');
    const made = await newCart(client);
    const parameters = { cartId: made.orderNum };
    await save(client, made.orderNum, { revision: 0, operations: [add(codes.normal, 100), add('HXN-12000-08Z', 100)] });
    let known = cartStateOf(await load(client, made.orderNum));
    for (const key of ['cartConfirm', 'cartUnconfirm', 'cartConfirm', 'cartSubmit'] as const) {
      const { cart, changes } = await client.call(key, { revision: known.revision, answer: 'changes' }, { parameters });
      expect(cart).toBeUndefined();
      const told = acknowledge(replicaOf(known), changes as FullSaveReply);
      expect(told.reload).toBe(false);
      known = told.replica.base;
      const whole = await load(client, made.orderNum);
      expect(known).toEqual(cartStateOf(whole));
      const { totals, confirm_allowed, confirm_short_reason } = changes as FullSaveReply;
      expect(whole).toMatchObject({ ...totals, confirm_allowed, confirm_short_reason });
    }
    // Already done: there are no changes, so the reply is the full cart.
    const again = await client.call('cartSubmit', { revision: 1, answer: 'changes' }, { parameters });
    expect(again.cart).toMatchObject({ status: 'submitted', revision: known.revision });
  });

  test('CART-05 a cancelled cart refuses edits until it is reopened', async () => {
    const client = await signedIn(server().url, 'customer');
    const { orderNum } = await newCart(client);
    const parameters = { cartId: orderNum };
    expect((await client.call('cartCancel', {}, { parameters })).cart.status).toBe('cancelled');
    const { results } = await save(client, orderNum, { operations: [add(codes.normal, 100)] });
    expect(results[0]?.outcome).toEqual({ result: 'refused', reason: 'cancelled' });
    expect((await client.call('cartRecycle', {}, { parameters })).cart).toMatchObject({
      status: 'saved',
      cancelled: null,
    });
    expect((await save(client, orderNum, { operations: [add(codes.normal, 100)] })).results[0]?.outcome.result).toBe(
      'applied',
    );
  });

  test('CART-06 confirming an old revision is refused with a request to reload the cart', async () => {
    const client = await signedIn(server().url, 'customer');
    const { orderNum } = await newCart(client);
    await save(client, orderNum, { operations: [add(codes.normal, 100), add('HXN-12000-08Z', 100)] });
    const { envelope } = await client.send('cartConfirm', { revision: 1 }, { parameters: { cartId: orderNum } });
    expect(envelope).toMatchObject({ status: 'ERROR', action: 'reload_cart', error: 'stale_revision' });
    expect((await load(client, orderNum)).status).toBe('saved');
  });

  test('CART-11 a save without operations is checked against its revision, or without one replaces all lines, with history', async () => {
    const client = await signedIn(server().url, 'customer');
    const { orderNum } = await newCart(client);
    const lines = [
      { stock_code: codes.normal, order_quantity: 100 },
      { stock_code: codes.increment, order_quantity: 30 },
    ];
    const first = await save(client, orderNum, { revision: 0, orderLine: lines, prettyName: 'plain' });
    expect(first.operations.map((each) => each.kind)).toEqual(['cart.reference', 'line.add', 'line.add']);
    const stale = await client.send('saveCart', { revision: 0, orderLine: [] }, { parameters: { cartId: orderNum } });
    expect(stale.envelope).toMatchObject({ status: 'ERROR', action: 'reload_cart' });
    const replaced = await save(client, orderNum, { orderLine: [{ stock_code: codes.normal, order_quantity: 300 }] });
    expect(replaced.operations.map((each) => each.kind)).toEqual(['line.delete', 'line.quantity']);
    const again = await save(client, orderNum, { orderLine: [{ stock_code: codes.normal, order_quantity: 300 }] });
    expect(again.operations).toEqual([]);
    expect((await load(client, orderNum)).orderLine.map((line) => [line.stock_code, line.order_quantity])).toEqual([
      [codes.normal, 300],
    ]);
  });

  test('CART-10 choices that the account may not make are refused and change nothing', async () => {
    const client = await signedIn(server().url, 'customer');
    const { orderNum } = await newCart(client);
    const operations = [
      operation('cart.delivery', { deliveryOptionChosen: 'TELEPORT' }),
      operation('cart.delivery', { deliveryDropshipIdChosen: 999_999 }),
      operation('cart.warehouse', { warehouse: '99' }),
    ];
    const reply = await save(client, orderNum, { revision: 0, operations });
    for (const { outcome } of reply.results) expect(outcome).toEqual({ result: 'refused', reason: 'not_allowed' });
    expect(reply.revision).toBe(0);
    const delivery = operation('cart.delivery', {
      orderInstruction1: 'Ring first',
      deliveryOptionReceiverPaysCarrier: true,
    });
    const done = await save(client, orderNum, { revision: 0, operations: [delivery] });
    const twice = await save(client, orderNum, { revision: 1, operations: [{ ...delivery, id: ulid() }] });
    expect([done.revision, twice.revision]).toEqual([1, 1]);
    expect(twice.results[0]?.outcome.result).toBe('unchanged');
  });

  test('CART-09 invalid quantities get a clear error and change nothing', async () => {
    const client = await signedIn(server().url, 'customer');
    const { orderNum } = await newCart(client);
    for (const quantity of [-1, 1e9, 1.5, '٣', '=1+1', null, Number.NaN]) {
      const { envelope } = await client.send(
        'saveCart',
        {
          operations: [
            add(codes.normal, 100),
            { ...add(codes.normal, 1), payload: { line_id: ulid(), stock_code: 'A', quantity } },
          ],
        },
        { parameters: { cartId: orderNum } },
      );
      expect(envelope.validation_results.map((each) => each.field)).toEqual(['operations.1.payload.quantity']);
    }
    const forged = { ...operation('cart.submit', { at: new Date().toISOString() }) };
    const { envelope } = await client.send('saveCart', { operations: [forged] }, { parameters: { cartId: orderNum } });
    expect(envelope).toMatchObject({ status: 'ERROR', error: 'invalid_request' });
    expect((await load(client, orderNum)).revision).toBe(0);
  });

  test('SESS-07 every call treats a cart of another account like a missing one', async () => {
    const client = await signedIn(server().url, 'customer');
    const keys = [
      'getCart',
      'saveCart',
      'cartConfirm',
      'cartUnconfirm',
      'cartSubmit',
      'cartCancel',
      'cartRecycle',
    ] as const;
    for (const key of keys) {
      const answers = [];
      for (const cartId of ['OAK003-000012', 'KES014-999999', 'nonsense', "x' OR 1=1 --"]) {
        answers.push(
          await client.send(key, key === 'saveCart' ? { operations: [add(codes.normal, 1)] } : {}, {
            parameters: { cartId },
          }),
        );
      }
      for (const { http, envelope } of answers) {
        expect({ http, envelope }, key).toEqual({ http: 200, envelope: answers[0]?.envelope });
      }
      expect(answers[0]?.envelope).toMatchObject({ status: 'ERROR', error: 'cart_not_found', data: null });
    }
    const other = await signedIn(server().url, 'multi');
    expect((await load(other, 'OAK003-000012')).status).toBe('saved');
  });

  test("CART-20 CART-01 the list has the caller's carts and stores the open tabs", async () => {
    const client = await signedIn(server().url, 'customer');
    const { carts } = await client.call('getOpenCarts', {}, { v3: true });
    expect(new Set(carts.map((cart) => cart.accode))).toEqual(new Set(['KES014']));
    expect(new Set(carts.map((cart) => cart.status))).toContain('confirmed');
    const open = carts.find((cart) => cart.orderNum === 'KES014-204817');
    expect(open).toMatchObject({ prettyName: 'PO 48817', account_name: 'Kestrel Fabrication', accessible: true });
    const { open_tabs } = await client.call(
      'updateOpenCarts',
      { open_tabs: ['KES014-204818', 'OAK003-000012', 'KES014-204817', 'KES014-204817'] },
      { v3: true },
    );
    expect(open_tabs).toEqual(['KES014-204818', 'KES014-204817']);
    expect((await client.call('getOpenCarts')).open_tabs).toEqual(open_tabs);
  });

  test('the demo carts of every status load completely', async () => {
    const client = await signedIn(server().url, 'customer');
    const cart = await load(client, 'KES014-204817');
    expect(cart.orderLine.length).toBe(18);
    expect(cart.orderLine.filter((line) => line.customer_stock_code !== '').length).toBeGreaterThan(0);
    expect(cart.deliveryOptions.length).toBeGreaterThan(1);
    expect(cart.warehouse_name).not.toBe('');
    expect((await load(client, 'KES014-204818')).orderLine).toHaveLength(204);
  });
});
