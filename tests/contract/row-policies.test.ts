import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { signedIn } from '../support/client.ts';
import { useServer } from './databases.ts';

/** The embedded database has the same policies, tested in `server/src/db/row-policies.test.ts`. */
describe('SESS-07 row policies on postgres', () => {
  const server = useServer('postgres');
  let store: pg.Client;
  beforeAll(async () => {
    store = new pg.Client({ connectionString: server().store });
    await store.connect();
  });
  afterAll(() => store.end());

  const accounts = async (begin: string) => {
    await store.query(`BEGIN; SET LOCAL ROLE portal_caller; ${begin}`);
    const { rows } = await store.query<{ accode: string }>('SELECT DISTINCT accode FROM cart ORDER BY accode');
    await store.query('ROLLBACK');
    return rows.map((row) => row.accode);
  };

  test('a query without the caller’s accounts sees no carts, and one with them sees theirs', async () => {
    expect(await accounts('')).toEqual([]);
    expect(await accounts(`SET LOCAL portal.accounts = ''`)).toEqual([]);
    expect(await accounts(`SET LOCAL portal.accounts = 'KES014,NONE'`)).toEqual(['KES014']);
    expect((await store.query('SELECT DISTINCT accode FROM cart')).rowCount).toBeGreaterThan(1);
  });

  test('cart calls are subject to the policies: a hidden cart is not found', async () => {
    const client = await signedIn(server().url, 'customer');
    const { cart } = await client.call('newCart', { accode: 'KES014' });
    const parameters = { cartId: cart.orderNum };
    await store.query('CREATE POLICY nothing ON cart AS RESTRICTIVE TO portal_caller USING (false)');
    const hidden = [
      await client.send('getCart', {}, { parameters }),
      await client.send('saveCart', { operations: [] }, { parameters }),
      await client.send('cartConfirm', {}, { parameters }),
    ];
    const listed = await client.call('getOpenCarts');
    await store.query('DROP POLICY nothing ON cart');
    for (const { envelope } of hidden) expect(envelope).toMatchObject({ status: 'ERROR', error: 'cart_not_found' });
    expect(listed.carts).toEqual([]);
    expect((await client.call('getCart', {}, { parameters })).cart.orderNum).toBe(cart.orderNum);
  });
});
