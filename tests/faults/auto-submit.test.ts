import pg from 'pg';
import { expect, test } from 'vitest';
import { add, start } from '../contract/databases.ts';
import { signedIn, TestClient } from '../support/client.ts';
import { lengths } from './lengths.ts';

const env = { PORTAL_AUTO_SUBMIT_SECONDS: '2' };

test(`CART-19 ${lengths.dueCarts} carts that fall due on two servers, one of them killed, are each submitted once`, async () => {
  const one = await start('postgres', { env });
  const two = await start('postgres', { store: one.store, env });
  const store = new pg.Client({ connectionString: one.store });
  await store.connect();
  try {
    const client = await signedIn(one.url, 'customer');
    const carts = await Promise.all(
      Array.from({ length: lengths.dueCarts }, async () => {
        const { cart } = await client.call('newCart', { accode: 'KES014' });
        const parameters = { cartId: cart.orderNum };
        await client.call('saveCart', { operations: [add('HXB-12050-88Z', 100)] }, { parameters });
        await client.call('cartConfirm', {}, { parameters });
        return cart.orderNum;
      }),
    );
    const submitted = async () =>
      (
        await store.query<{ count: number }>(
          `SELECT count(*)::int AS count FROM cart WHERE order_num = ANY($1) AND status = 'submitted'`,
          [carts],
        )
      ).rows[0]?.count;
    // Kill one in the middle; the other completes its work.
    await expect.poll(submitted, { timeout: 30_000, interval: 20 }).toBeGreaterThan(0);
    await one.kill();
    await expect.poll(submitted, { timeout: 60_000 }).toBe(carts.length);
    const { rows } = await store.query(
      `SELECT (SELECT count(*)::int FROM cart_operation WHERE order_num = ANY($1) AND kind = 'cart.submit') AS operations,
        (SELECT count(*)::int FROM outbox_message WHERE topic = 'order.submitted' AND subject = ANY($1)) AS told`,
      [carts],
    );
    expect(rows).toEqual([{ operations: carts.length, told: carts.length }]);
  } finally {
    await store.end();
    await two.stop();
    await one.stop();
  }
});

test('CART-19 a cart that falls due while no server runs is submitted by the next one', async () => {
  const first = await start('pglite', { env });
  const client = await signedIn(first.url, 'customer');
  const { cart } = await client.call('newCart', { accode: 'KES014' });
  const parameters = { cartId: cart.orderNum };
  await client.call('saveCart', { operations: [add('HXB-12050-88Z', 100)] }, { parameters });
  const { cart: confirmed } = await client.call('cartConfirm', {}, { parameters });
  await first.kill();
  const second = await start('pglite', { store: first.store, env });
  try {
    const after = Object.assign(new TestClient(second.url), { bearer: client.bearer });
    const status = async () => (await after.call('getCart', {}, { parameters })).cart.status;
    await expect.poll(status, { timeout: 30_000 }).toBe('submitted');
    const { operations } = await after.call(
      'saveCart',
      { revision: confirmed?.revision, operations: [] },
      { parameters },
    );
    expect(operations.map((each) => each.kind)).toEqual(['cart.submit']);
  } finally {
    await second.stop();
    await first.stop();
  }
});
