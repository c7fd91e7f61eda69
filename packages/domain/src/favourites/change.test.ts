import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { byFolder, changeFavourites, withDescendants } from './change.ts';
import type { Favourite, FavouriteChange, NewFavourite } from './types.ts';
import { deepestFolder } from './types.ts';

const fresh = (id: string, data_type: Favourite['data_type'] = 'ITEM'): NewFavourite => ({
  id,
  data_type,
  name: id,
  stock_code: data_type === 'ITEM' ? id : null,
  quantity: data_type === 'ITEM' ? 1 : null,
  address: null,
});
function after(favourites: readonly Favourite[], change: FavouriteChange): readonly Favourite[] {
  const result = changeFavourites(favourites, change);
  if (!result.ok) throw new Error(result.reason);
  return result.favourites;
}
const namesIn = (favourites: readonly Favourite[], folder: string | null) =>
  (byFolder(favourites).get(folder) ?? []).map((each) => each.id).join('');

/** Shape: a, b, F(c, d, G(e)); capitals are folders. */
const tree = [
  { kind: 'insert', root: { parent_id: null }, rows: [fresh('a'), fresh('b'), fresh('F', 'FOLDER')] },
  { kind: 'insert', root: { parent_id: 'F' }, rows: [fresh('c'), fresh('d'), fresh('G', 'FOLDER')] },
  { kind: 'insert', root: { parent_id: 'G' }, rows: [fresh('e')] },
].reduce<readonly Favourite[]>((rows, change) => after(rows, change as FavouriteChange), []);

describe('FAV-01 favourites', () => {
  test('rows move together, in the order given, to a position among the rows that stay', () => {
    expect(namesIn(after(tree, { kind: 'move', ids: ['F'], to: { parent_id: null, order: 0 } }), null)).toBe('Fab');
    const down = after(tree, { kind: 'move', ids: ['b', 'a'], to: { parent_id: 'F', order: 1 } });
    expect([namesIn(down, null), namesIn(down, 'F')]).toEqual(['F', 'cbadG']);
    const both = after(tree, { kind: 'move', ids: ['F', 'e', 'a'], to: { parent_id: null, order: 99 } });
    expect([namesIn(both, null), namesIn(both, 'G')]).toEqual(['bFa', 'e']);
  });

  test('a folder cannot move into itself, into an item, or too deep', () => {
    const move = (ids: string[], parent_id: string | null) =>
      changeFavourites(tree, { kind: 'move', ids, to: { parent_id } });
    expect(move(['F'], 'G')).toEqual({ ok: false, reason: 'inside_itself' });
    expect(move(['F'], 'F')).toEqual({ ok: false, reason: 'inside_itself' });
    expect(move(['a'], 'b')).toEqual({ ok: false, reason: 'no_folder' });
    expect(move(['a', 'zz'], null)).toEqual({ ok: false, reason: 'unknown' });
    let deep = tree;
    let parent_id = 'G';
    for (let depth = 2; depth < deepestFolder; depth++) {
      deep = after(deep, { kind: 'insert', root: { parent_id }, rows: [fresh(`D${depth}`, 'FOLDER')] });
      parent_id = `D${depth}`;
    }
    const one = { kind: 'insert', root: { parent_id }, rows: [fresh('X', 'FOLDER')] } as const;
    expect(changeFavourites(deep, one)).toEqual({ ok: false, reason: 'too_deep' });
  });

  test('a folder is deleted with its contents, and restored to its place', () => {
    const gone = withDescendants(tree, ['F', 'a']);
    expect([...gone].sort().join('')).toBe('FGacde');
    const left = after(tree, { kind: 'delete', ids: ['F', 'a'] });
    expect(left.map((each) => [each.id, each.order])).toEqual([['b', 0]]);
    const back = after(left, { kind: 'restore', rows: tree.filter((each) => gone.has(each.id)) });
    expect(new Set(back)).toEqual(new Set(tree));
    // Its folder no longer exists: restored at the top level.
    const alone = after(left, { kind: 'restore', rows: tree.filter((each) => each.id === 'e') });
    expect(namesIn(alone, null)).toBe('be');
  });

  test('a name is trimmed, and refused when empty or too long', () => {
    expect(after(tree, { kind: 'rename', id: 'F', name: ' Van ' }).find((each) => each.id === 'F')?.name).toBe('Van');
    for (const name of ['', '   ', 'x'.repeat(121)]) {
      expect(changeFavourites(tree, { kind: 'rename', id: 'F', name })).toEqual({ ok: false, reason: 'name' });
    }
  });

  test('after any changes, positions have no gaps, no row is lost and every row can be reached', () => {
    const id = fc.constantFrom('a', 'b', 'c', 'd', 'e', 'F', 'G');
    const change = fc.oneof(
      fc.record({
        kind: fc.constant('move' as const),
        ids: fc.uniqueArray(id, { minLength: 1, maxLength: 4 }),
        to: fc.record({ parent_id: fc.constantFrom(null, 'F', 'G'), order: fc.nat(8) }),
      }),
      fc.record({ kind: fc.constant('rename' as const), id, name: fc.string() }),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 20 }), (changes) => {
        let rows: readonly Favourite[] = tree;
        for (const each of changes) {
          const result = changeFavourites(rows, each);
          if (result.ok) rows = result.favourites;
        }
        expect(rows.map((each) => each.id).sort()).toEqual(tree.map((each) => each.id).sort());
        for (const group of byFolder(rows).values()) {
          expect(group.map((each) => each.order)).toEqual(group.map((_, i) => i));
        }
        const top = rows.filter((each) => each.parent_id === null).map((each) => each.id);
        expect(withDescendants(rows, top).size).toBe(rows.length);
      }),
    );
  });

  test('undoing a delete restores the original tree', () => {
    const ids = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'F', 'G'), { minLength: 1 });
    fc.assert(
      fc.property(ids, (chosen) => {
        const gone = withDescendants(tree, chosen);
        const left = after(tree, { kind: 'delete', ids: chosen });
        const back = after(left, { kind: 'restore', rows: tree.filter((each) => gone.has(each.id)) });
        const sorted = (rows: readonly Favourite[]) => [...rows].sort((a, b) => (a.id < b.id ? -1 : 1));
        expect(sorted(back)).toEqual(sorted(tree));
      }),
    );
  });
});
