import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { add, bothDatabases, operation, useServer } from '../contract/databases.ts';
import { signedIn } from '../support/client.ts';
import { at, load, newCart, normal, save } from './calls.ts';
import { lengths } from './lengths.ts';

/** Processes items with `lanes` in parallel, like that many browsers. */
async function inLanes<Item>(items: readonly Item[], lanes: number, work: (item: Item) => Promise<unknown>) {
  const left = [...items];
  const lane = async () => {
    for (let item = left.shift(); item !== undefined; item = left.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

describe.each(bothDatabases)('carts on %s', (database) => {
  const server = useServer(database);

  test(`CART-18 ${lengths.parallelAdds} parallel adds by two people are all stored`, async () => {
    const people = [await signedIn(server().url, 'customer'), await signedIn(server().url, 'multi')];
    const [first] = people;
    if (!first) throw new Error('nobody');
    const cartId = await newCart(first);
    const adds = Array.from({ length: lengths.parallelAdds }, (_, index) => ({ index, each: add(normal, 100) }));
    await inLanes(adds, 50, ({ index, each }) => save(people[index % 2] ?? first, cartId, each));
    const cart = await load(first, cartId);
    expect(cart.revision).toBe(lengths.parallelAdds);
    expect(cart.orderLine.map((line) => line.order_quantity)).toEqual([lengths.parallelAdds * 100]);
  });

  test(`CART-06 ${lengths.parallelConfirms} parallel confirmations by two people, then submissions, take effect once`, async () => {
    const people = [await signedIn(server().url, 'customer'), await signedIn(server().url, 'multi')];
    const [first] = people;
    if (!first) throw new Error('nobody');
    const cartId = await newCart(first);
    await save(first, cartId, add(normal, 100));
    const many = Array.from({ length: lengths.parallelConfirms }, (_, index) => people[index % 2] ?? first);
    const confirmed = await Promise.all(many.map((client) => client.call('cartConfirm', {}, at(cartId))));
    expect(new Set(confirmed.map(({ cart }) => `${cart?.confirmed} ${cart?.revision}`)).size).toBe(1);
    // Each with its own key, as the portal sends them; some are sent twice.
    const submitted = await Promise.all(
      many.map((client, index) =>
        client.call('cartSubmit', {}, { ...at(cartId), headers: { 'idempotency-key': `submit-${index >> 2}` } }),
      ),
    );
    expect(new Set(submitted.map(({ cart }) => `${cart?.submitted} ${cart?.revision}`)).size).toBe(1);
    const { operations } = await first.call('saveCart', { revision: 0, operations: [] }, at(cartId));
    expect(operations.map((each) => each.kind)).toEqual(['line.add', 'cart.confirm', 'cart.submit']);
  });

  test(`CART-18 ${lengths.lostAnswers} saves whose response is lost, or that are sent twice, are each applied once`, async () => {
    const client = await signedIn(server().url, 'customer');
    const cartId = await newCart(client);
    const sent = Array.from({ length: lengths.lostAnswers }, () => add(normal, 100, { separate: true }));
    await inLanes(sent, 8, async (each) => {
      const headers = { 'idempotency-key': ulid() };
      const stop = new AbortController();
      // The first is sent without waiting, so that its response is lost.
      const lost = fetch(`${client.url}/v3/cart/save/${cartId}`, {
        method: 'POST',
        signal: stop.signal,
        headers: { ...headers, 'content-type': 'application/json', authorization: `Bearer ${client.bearer}` },
        body: JSON.stringify({
          app_token: 'portal',
          client_fp: 'test',
          browser_instance: 'test',
          vue_build: 6308,
          data: { operations: [each] },
        }),
      }).catch(() => null);
      setImmediate(() => stop.abort());
      await lost;
      const options = { ...at(cartId), headers };
      await Promise.all([1, 2].map(() => client.call('saveCart', { operations: [each] }, options)));
    });
    const cart = await load(client, cartId);
    expect(cart.revision).toBe(sent.length);
    expect(cart.orderLine.map((line) => line.line_id).sort()).toEqual(sent.map((each) => each.payload.line_id).sort());
  });

  test('CART-18 eleven kinds of refusal are reported by name, and lose or duplicate nothing', async () => {
    const client = await signedIn(server().url, 'customer');
    const cartId = await newCart(client);
    const mine = add(normal, 100);
    await save(client, cartId, mine);
    const line_id = mine.payload.line_id;
    const reasonOf = async (...operations: object[]) => {
      const { results } = await save(client, cartId, ...operations);
      const outcome = results.at(-1)?.outcome;
      return outcome?.result === 'refused' ? outcome.reason : outcome?.result;
    };
    const errorOf = async (data: object, headers = {}) =>
      (await client.send('saveCart', data, { ...at(cartId), headers })).envelope.error;
    const kept = async () => {
      const { orderLine } = await load(client, cartId);
      return orderLine.map((line) => [line.line_id, line.order_quantity]);
    };
    const whole = [[line_id, 100]];

    expect(await reasonOf(operation('line.quantity', { line_id: ulid(), quantity: 5 }))).toBe('unknown_line');
    expect(await reasonOf(operation('line.quantity', { line_id, quantity: 200, expect: 7 }))).toBe('changed_since');
    expect(await reasonOf(operation('line.add', { ...mine.payload }))).toBe('duplicate_line');
    expect(await reasonOf(operation('cart.warehouse', { warehouse: '99' }))).toBe('not_allowed');
    expect(await errorOf({ operations: [add(normal, -1)] })).toBe('invalid_request');
    expect(await errorOf({ revision: 0, orderLine: [] })).toBe('stale_revision');
    const headers = { 'idempotency-key': ulid() };
    const reference = operation('cart.reference', { customer_reference: 'PO 1' });
    expect(await errorOf({ operations: [reference] }, headers)).toBeNull();
    expect(await errorOf({ operations: [add(normal, 100)] }, headers)).toBe('idempotency_key_reused');
    expect(await kept()).toEqual(whole);

    const full = Array.from({ length: 500 }, () => add(normal, 100, { separate: true }));
    expect(await reasonOf(...full)).toBe('line_cap');
    expect((await kept()).length).toBe(500);
    const deletions = full.slice(0, 499).map((each) => operation('line.delete', { line_id: each.payload.line_id }));
    await save(client, cartId, ...deletions);
    expect(await kept()).toEqual(whole);

    const add1 = add(normal, 100);
    await client.call('cartConfirm', {}, at(cartId));
    expect(await reasonOf(add1)).toBe('locked');
    await client.call('cartCancel', {}, at(cartId));
    expect(await reasonOf(add1)).toBe('cancelled');
    await client.call('cartRecycle', {}, at(cartId));
    await client.call('cartConfirm', {}, at(cartId));
    await client.call('cartSubmit', {}, at(cartId));
    expect(await reasonOf(add1)).toBe('submitted');
    expect(await kept()).toEqual(whole);
  });
});
