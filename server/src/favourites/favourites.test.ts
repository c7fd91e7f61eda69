import { randomUUID } from 'node:crypto';
import type { Favourite } from '@portal/domain/favourites';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogueMessages } from '../messages/catalogue.ts';
import { insertPart, now, refusalOf, type UsersStore, usersStore } from '../services.fixture.ts';
import { deleteFavourites, restoreFavourites } from './delete-favourites.ts';
import { itemsOf, itemsOfLines, newFolder, savedOfSelector } from './new-favourites.ts';
import { applyChange, readFavourites } from './store.ts';

let store: UsersStore;
beforeAll(async () => {
  store = await usersStore();
  await insertPart(store.database, 0, 'BOLT');
});
afterAll(() => store.database.close());

const idsOf = (rows: readonly Favourite[]) => new Set(rows.map(({ id }) => id));
const left = async () => idsOf(await readFavourites(store.database, 'moira'));

test('FAV-01 a folder is deleted with what is in it, restored for 30 days, then gone', async () => {
  const [folder, inner] = [randomUUID(), randomUUID()];
  await store.database.transaction(async (tx) => {
    const add = (id: string, parent_id: string | null) =>
      applyChange(tx, 'moira', { kind: 'insert', root: { parent_id, order: 0 }, rows: [newFolder(id, ' Site ')] });
    await add(folder, null);
    await add(inner, folder);
  });
  const days = (count: number) => new Date(now.getTime() + count * 86_400_000);
  const remove = (id: string, at: Date) => store.database.transaction((tx) => deleteFavourites(tx, 'moira', [id], at));
  const restore = () => store.database.transaction((tx) => restoreFavourites(tx, 'moira', [folder]));

  expect((await remove(folder, now)).gone).toEqual([folder, inner]);
  expect(await left()).toEqual(new Set());
  // Another window has not seen it yet.
  expect((await remove(inner, now)).gone).toEqual([]);
  expect(idsOf((await restore()).changed)).toEqual(new Set([folder, inner]));
  expect(await left()).toEqual(new Set([folder, inner]));

  await remove(folder, now);
  const other = randomUUID();
  await store.database.transaction((tx) =>
    applyChange(tx, 'moira', {
      kind: 'insert',
      root: { parent_id: null, order: 0 },
      rows: [newFolder(other, 'Other')],
    }),
  );
  await remove(other, days(31));
  expect((await restore()).changed).toEqual([]);
  expect(await refusalOf(remove(folder, days(31)))).toMatchObject({ error: 'favourite_unknown' });
});

test('FAV-01 of an order, lines that are removed or unknown are skipped', async () => {
  const lines = [
    { stock_code: 'BOLT', order_quantity: 40 },
    { stock_code: 'BOLT', order_quantity: 0 },
    { stock_code: 'NONE', order_quantity: 5 },
  ];
  const items = await store.database.transaction((tx) => itemsOfLines(tx, lines));
  expect(items).toMatchObject([{ data_type: 'ITEM', name: 'Bolt', stock_code: 'BOLT', quantity: 40 }]);
});

test('FAV-01 chosen parts have their least quantity; unknown ones are named', async () => {
  const of = (...codes: readonly string[]) =>
    store.database.transaction((tx) =>
      itemsOf(
        tx,
        codes.map((stock_code) => ({ id: stock_code, stock_code })),
      ),
    );
  expect(await of('BOLT')).toMatchObject([{ id: 'BOLT', name: 'Bolt', quantity: 25 }]);
  expect((await refusalOf(of('BOLT', 'NONE')))?.validation_results).toEqual([
    { field: 'parts.1.stock_code', message: catalogueMessages.noPart('NONE') },
  ]);
});

test('FAV-01 a search is saved under its name; nothing at all is refused', () => {
  const search = { id: 's', name: ' M12 bolts ', address: '/search/m12' };
  expect(savedOfSelector([{ id: 'p', stock_code: 'BOLT' }], search)).toMatchObject({
    ids: ['p', 's'],
    saved: [{ id: 's', data_type: 'SELECTOR', name: 'M12 bolts', address: '/search/m12' }],
  });
  expect(() => savedOfSelector([], undefined)).toThrow('invalid_request');
});
