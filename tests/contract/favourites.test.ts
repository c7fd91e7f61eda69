import type { Favourite } from '@portal/domain/favourites';
import { ulid } from 'ulid';
import { describe, expect, test } from 'vitest';
import { signedIn, type TestClient } from '../support/client.ts';
import { add, databases, useServer } from './databases.ts';

const treeOf = async (client: TestClient) => (await client.call('favouritesGet')).favourites;
const inFolder = (rows: readonly Favourite[], parent_id: string | null) =>
  rows.filter((row) => row.parent_id === parent_id).sort((a, b) => a.order - b.order);
const namesIn = async (client: TestClient, parent_id: string | null) =>
  inFolder(await treeOf(client), parent_id).map((row) => row.name);

async function folder(client: TestClient, name: string, parent_id: string | null = null): Promise<string> {
  const id = ulid();
  await client.call('favouritesCreateFolder', { id, parent_id, name });
  return id;
}

/** Expects every folder's items to be numbered from 0 without gaps. */
function expectWhole(rows: readonly Favourite[]): void {
  for (const parent_id of new Set(rows.map((row) => row.parent_id))) {
    expect(inFolder(rows, parent_id).map((row) => row.order)).toEqual(inFolder(rows, parent_id).map((_, i) => i));
  }
}

describe.each(databases)('favourites on %s', (database) => {
  const server = useServer(database);

  test('FAV-01 folders and parts can be created, renamed and moved, and keep their order', async () => {
    const client = await signedIn(server().url, 'customer');
    const top = await folder(client, 'Ute');
    const [a, b, c] = [await folder(client, 'a', top), await folder(client, 'b', top), await folder(client, 'c', top)];
    const parts = [
      { id: ulid(), stock_code: 'HXN-12000-08Z', quantity: 200 },
      { id: ulid(), stock_code: 'WFL-12024-00Z' },
    ];
    await client.call('favouritesCreateSelector', { parent_id: top, order: 0, parts });
    await client.call('favouritesMove', { ids: [c, a], parent_id: top, order: 1 });
    await client.call('favouritesRename', { id: b, name: '  Bolts ' });
    const rows = inFolder(await treeOf(client), top);
    expect(rows.map((row) => row.stock_code ?? row.name)).toEqual([
      'HXN-12000-08Z',
      'c',
      'a',
      'WFL-12024-00Z',
      'Bolts',
    ]);
    expect(rows[0]).toMatchObject({ data_type: 'ITEM', quantity: 200 });
    expect(rows[3]?.quantity).toBeGreaterThan(0);
    expectWhole(await treeOf(client));
    const { changed } = await client.call('favouritesMove', { ids: [a], parent_id: b, order: 0 });
    expect(changed.map((row) => row.name).sort()).toEqual(['Bolts', 'a', expect.stringMatching(/washer/i)].sort());
  });

  test('FAV-01 an invalid change is refused as a whole, with the reason', async () => {
    const client = await signedIn(server().url, 'customer');
    const outer = await folder(client, 'Outer');
    const inner = await folder(client, 'Inner', outer);
    const before = await treeOf(client);
    const refused: readonly (readonly [string, Promise<{ envelope: { error: string | null } }>])[] = [
      ['favourite_inside_itself', client.send('favouritesMove', { ids: [outer], parent_id: inner })],
      ['favourite_unknown', client.send('favouritesMove', { ids: [inner, 'nothing'], parent_id: null })],
      ['favourite_no_folder', client.send('favouritesMove', { ids: [inner], parent_id: 'nothing' })],
      ['favourite_unknown', client.send('favouritesRename', { id: 'nothing', name: 'x' })],
      ['favourite_unknown', client.send('favouritesDelete', { ids: [inner, 'nothing'] })],
      ['invalid_request', client.send('favouritesRename', { id: inner, name: '   ' })],
      ['invalid_request', client.send('favouritesCreateSelector', { parent_id: null })],
      [
        'cart_not_found',
        client.send('favouritesCreateCart', { id: ulid(), parent_id: null, order_num: 'HAR010-000001' }),
      ],
    ];
    for (const [error, sent] of refused) expect((await sent).envelope.error).toBe(error);
    const search = { id: ulid(), name: 'x', address: 'https://elsewhere.example/search' };
    const away = await client.send('favouritesCreateSelector', { parent_id: null, search });
    expect(away.envelope.validation_results[0]?.field).toBe('search.address');
    const parts = [{ id: ulid(), stock_code: 'NO-SUCH-PART' }];
    const none = await client.send('favouritesCreateSelector', { parent_id: null, parts });
    expect(none.envelope.validation_results).toEqual([
      { field: 'parts.0.stock_code', message: 'There is no part NO-SUCH-PART' },
    ]);
    expect(await treeOf(client)).toEqual(before);
  });

  test('FAV-01 a folder created from an order has its parts and quantities; a search is stored with its address', async () => {
    const client = await signedIn(server().url, 'customer');
    const { cart } = await client.call('newCart', { accode: 'KES014', customer_reference: 'Level 3' });
    const operations = [add('HXN-12000-08Z', 100), add('NOT-A-PART', 5), add('WFL-12024-00Z', 200)];
    await client.call('saveCart', { operations }, { parameters: { cartId: cart.orderNum } });
    const id = ulid();
    await client.call('favouritesCreateCart', { id, parent_id: null, order: 0, order_num: cart.orderNum });
    const rows = await treeOf(client);
    expect(rows.find((row) => row.id === id)).toMatchObject({ name: 'Level 3', order: 0, data_type: 'FOLDER' });
    expect(inFolder(rows, id).map((row) => [row.stock_code, row.quantity])).toEqual([
      ['HXN-12000-08Z', 100],
      ['WFL-12024-00Z', 200],
    ]);
    const search = { id: ulid(), name: 'M12 zinc', address: '/search/m12?finish=zinc' };
    await client.call('favouritesCreateSelector', { parent_id: id, search });
    expect(inFolder(await treeOf(client), id)[2]).toMatchObject({ data_type: 'SELECTOR', address: search.address });
  });

  test('FAV-01 deleting a folder deletes its contents, and undo restores everything in place', async () => {
    const client = await signedIn(server().url, 'customer');
    const top = await folder(client, 'Top');
    const [first, middle] = [await folder(client, '1', top), await folder(client, '2', top)];
    await folder(client, '3', top);
    await folder(client, 'deep', middle);
    const before = await treeOf(client);
    const { gone } = await client.call('favouritesDelete', { ids: [middle] });
    expect(gone).toHaveLength(2);
    expect(await namesIn(client, top)).toEqual(['1', '3']);
    // Sent again, as after a lost response.
    await client.call('favouritesDelete', { ids: [middle] });
    await client.call('favouritesDelete', { ids: [middle], undo: true });
    expect(await treeOf(client)).toEqual(before);
    // If its folder is deleted in between, it is restored at the top level.
    await client.call('favouritesDelete', { ids: [first] });
    await client.call('favouritesDelete', { ids: [top] });
    await client.call('favouritesDelete', { ids: [first], undo: true });
    expect(await namesIn(client, null)).toContain('1');
    expectWhole(await treeOf(client));
  });

  test('FAV-01 a request sent twice creates one folder; parallel requests leave no gaps and lose nothing', async () => {
    const client = await signedIn(server().url, 'customer');
    const top = await folder(client, 'Race');
    const ids = Array.from({ length: 12 }, () => ulid());
    await Promise.all(
      [...ids, ...ids].map((id) => client.call('favouritesCreateFolder', { id, parent_id: top, order: 0, name: id })),
    );
    await Promise.all(ids.map((id, i) => client.call('favouritesMove', { ids: [id], parent_id: top, order: i })));
    const rows = inFolder(await treeOf(client), top);
    expect(rows.map((row) => row.id).sort()).toEqual([...ids].sort());
    expectWhole(rows);
  });

  test('SESS-07 FAV-01 another user’s favourites are invisible and treated as unknown', async () => {
    const client = await signedIn(server().url, 'customer');
    const other = await signedIn(server().url, 'multi');
    const theirs = await folder(other, 'Theirs');
    const before = await treeOf(other);
    for (const reply of [
      await client.send('favouritesMove', { ids: [theirs], parent_id: null }),
      await client.send('favouritesRename', { id: theirs, name: 'Mine' }),
      await client.send('favouritesDelete', { ids: [theirs] }),
      await client.send('favouritesCreateFolder', { id: theirs, parent_id: null, name: 'Mine' }),
    ]) {
      expect(reply.envelope.error).toBe('favourite_unknown');
    }
    await client.call('favouritesDelete', { ids: [theirs], undo: true });
    expect(await treeOf(other)).toEqual(before);
    expect((await treeOf(client)).some((row) => row.id === theirs)).toBe(false);
  });

  test('FAV-01 a tree of two thousand items is moved in one call', async () => {
    const client = await signedIn(server().url, 'many');
    const top = await folder(client, 'Two thousand');
    for (let i = 0; i < 4; i++) {
      const parts = Array.from({ length: 500 }, () => ({ id: ulid(), stock_code: 'HXN-12000-08Z', quantity: 100 }));
      await client.call('favouritesCreateSelector', { parent_id: top, parts });
    }
    const last = inFolder(await treeOf(client), top).at(-1);
    if (!last) throw new Error('nothing there');
    const { changed } = await client.call('favouritesMove', { ids: [last.id], parent_id: top, order: 0 });
    expect(changed).toHaveLength(2000);
    const rows = inFolder(await treeOf(client), top);
    expect(rows[0]?.id).toBe(last.id);
    expectWhole(rows);
  });
});
