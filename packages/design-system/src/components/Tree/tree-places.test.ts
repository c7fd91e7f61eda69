import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { TreeItem } from './Tree.props.ts';
import { placeInWords, placesFor, positionsAt } from './tree-places.ts';
import { findByText, visibleRows, withoutNested } from './tree-rows.ts';

const tree: readonly TreeItem[] = [
  {
    id: 'bolts',
    label: 'Bolts',
    children: [
      { id: 'hex', label: 'Hex' },
      { id: 'cup', label: 'Cup' },
    ],
  },
  { id: 'nuts', label: 'Nuts', children: [] },
  { id: 'pins', label: 'Pins' },
];
const all = new Set(['bolts', 'nuts']);
const rows = visibleRows(tree, all);
const anywhere = () => true;
const said = (places: ReturnType<typeof placesFor>) => places.map(({ position, target }) => `${position} ${target}`);

test('lists the rows outside closed nodes, with position among siblings', () => {
  expect(rows.map(({ item, level, position, siblings }) => [item.id, level, position, siblings])).toEqual([
    ['bolts', 1, 1, 3],
    ['hex', 2, 1, 2],
    ['cup', 2, 2, 2],
    ['nuts', 1, 2, 3],
    ['pins', 1, 3, 3],
  ]);
  expect(visibleRows(tree, new Set()).map(({ item }) => item.id)).toEqual(['bolts', 'nuts', 'pins']);
});

test('each gap is one drop position, and an empty folder accepts drops', () => {
  expect(said(placesFor(rows, new Set(['pins']), anywhere))).toEqual([
    'before bolts',
    'before hex',
    'before cup',
    'after cup',
    'before nuts',
    'inside nuts',
    'after nuts',
  ]);
});

test('a node cannot move into itself, and disallowed positions are left out', () => {
  expect(said(placesFor(rows, new Set(['bolts']), anywhere))).toEqual([
    'before nuts',
    'inside nuts',
    'before pins',
    'after pins',
  ]);
  const insideNuts = (target: string, position: string) => target === 'nuts' && position === 'inside';
  expect(said(placesFor(rows, new Set(['pins']), insideNuts))).toEqual(['inside nuts']);
});

test('a leaf with no place before or after it, such as an empty cell, can be moved into; any other leaf cannot', () => {
  const isCell = (target: string, position: string) =>
    target === 'hex' ? position === 'inside' : position === 'before';
  expect(said(placesFor(rows, new Set(['pins']), isCell))).toEqual([
    'before bolts',
    'inside hex',
    'before cup',
    'before nuts',
  ]);
});

test('a position is described with the list it is in', () => {
  const places = placesFor(rows, new Set(['pins']), anywhere);
  expect(places.map((place) => placeInWords(place, rows, 'Favourites'))).toEqual([
    'Before Bolts, in Favourites',
    'Before Hex, in Bolts',
    'Before Cup, in Bolts',
    'After Cup, in Bolts',
    'Before Nuts, in Favourites',
    'Inside Nuts',
    'After Nuts, in Favourites',
  ]);
});

test('a pointer drops into the middle of a folder and beside everything else', () => {
  expect([0.1, 0.5, 0.9].map((share) => positionsAt(share, true, true)[0])).toEqual(['before', 'inside', 'after']);
  expect([0.1, 0.9].map((share) => positionsAt(share, false, true)[0])).toEqual(['before', 'after']);
  // A cell is one place as a whole.
  expect([0.1, 0.9].map((share) => positionsAt(share, false, false)[0])).toEqual(['inside', 'inside']);
  expect(positionsAt(0.9, true, false)).toContain('inside');
});

test('descendants of a moved node are not moved separately', () => {
  expect(withoutNested(rows, new Set(['cup', 'bolts', 'pins']))).toEqual(['bolts', 'pins']);
});

test('typing finds the next label; repeating a letter goes through them all', () => {
  const list = visibleRows(
    ['Bolts', 'Bars', 'Nuts', 'Blanks'].map((label) => ({ id: label, label })),
    new Set(),
  );
  expect(findByText(list, 0, 'b')).toBe(1);
  expect(findByText(list, 1, 'bb')).toBe(3);
  expect(findByText(list, 0, 'bl')).toBe(3);
  expect(findByText(list, 3, 'bo')).toBe(0);
  expect(findByText(list, 0, 'x')).toBe(-1);
});

const forest = fc.letrec<{ nodes: { children?: unknown }[] }>((tie) => ({
  nodes: fc.array(fc.record({ children: fc.option(tie('nodes'), { nil: undefined }) }), {
    maxLength: 4,
    depthIdentifier: 'forest',
  }),
}));

test('drop positions are unique and outside the moved node, for any tree', () => {
  fc.assert(
    fc.property(forest.nodes, fc.nat(), (nodes, pick) => {
      let count = 0;
      const open = new Set<string>();
      const named = (list: unknown): readonly TreeItem[] =>
        (list as { children?: unknown }[]).map(({ children }) => {
          const id = String(count++);
          open.add(id);
          return { id, label: id, ...(children === undefined ? {} : { children: named(children) }) };
        });
      const flat = visibleRows(named(nodes), open);
      const moved = flat[pick % Math.max(1, flat.length)]?.item.id ?? 'none';
      const places = placesFor(flat, new Set([moved]), anywhere);
      expect(new Set(said(places)).size).toBe(places.length);
      const isInside = (id: string | null): boolean =>
        id !== null && (id === moved || isInside(flat.find((row) => row.item.id === id)?.parent ?? null));
      expect(places.some(({ target }) => isInside(target))).toBe(false);
    }),
  );
});
