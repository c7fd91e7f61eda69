import { changeFavourites, type Favourite } from '@portal/domain/favourites';
import { expect, test } from 'vitest';
import { favouriteItems, linesOfFavourites, placeAt } from './favourite-items.ts';

const row = (id: string, parent_id: string | null, order: number, stock_code: string | null): Favourite => ({
  id,
  parent_id,
  order,
  data_type: stock_code === null ? 'FOLDER' : 'ITEM',
  name: id,
  stock_code,
  quantity: stock_code === null ? null : 50,
  address: null,
});
const rows = [row('F', null, 0, null), row('b', 'F', 1, 'B'), row('a', 'F', 0, 'A'), row('c', null, 1, 'C')];

test('FAV-01 rows show in their folders and order, with code and quantity', () => {
  const items = favouriteItems(rows, String);
  expect(items.map((each) => each.id)).toEqual(['F', 'c']);
  const inside = items[0]?.children;
  expect(Array.isArray(inside) ? inside.map((each) => each.note) : null).toEqual(['A × 50', 'B × 50']);
});

test('FAV-01 a row dropped before or after another goes there', () => {
  const moved = (ids: string[], target: string, position: 'before' | 'after' | 'inside') => {
    const to = placeAt(rows, ids, target, position);
    if (!to) throw new Error('no place');
    const result = changeFavourites(rows, { kind: 'move', ids, to });
    if (!result.ok) throw new Error(result.reason);
    return favouriteItems(result.favourites, String).map((each) => each.id + JSON.stringify(each.children ?? ''));
  };
  expect(moved(['c'], 'F', 'before').map((each) => each[0])).toEqual(['c', 'F']);
  expect(moved(['F'], 'c', 'after').map((each) => each[0])).toEqual(['c', 'F']);
  expect(moved(['a'], 'b', 'after')[0]).toMatch(/"b".*"a"/);
  expect(moved(['c'], 'F', 'inside')).toHaveLength(1);
  expect(placeAt(rows, ['a'], 'nothing', 'after')).toBeNull();
});

test('FAV-02 selecting a folder and a row inside it yields each part once, in tree order', () => {
  expect(linesOfFavourites(rows, ['b', 'c', 'F'])).toEqual([
    { stock_code: 'A', quantity: 50 },
    { stock_code: 'B', quantity: 50 },
    { stock_code: 'C', quantity: 50 },
  ]);
});
