import { rootKey } from '@portal/domain/hive';
import { expect, test } from 'vitest';
import { node, startTree } from '../support/editor-fixture.ts';
import { dropAt } from './drop.ts';

test('HIVE-16 a drop on the page goes before, after or into the component under the pointer, whichever is possible', () => {
  const drop = (moved: string, target: string, share: number, cell: number | null = null) => {
    const found = dropAt(startTree, { kind: 'moved', key: moved }, { target, cell, share });
    return found && `${found.position} ${found.to.parent} ${found.to.position ?? 'end'}`;
  };
  expect(drop('t', 'b2', 0.1)).toBe('before b 1');
  expect(drop('t', 'b2', 0.9)).toBe('after b 2');
  expect(drop('t', 'b', 0.5)).toBe('inside b end');
  expect(drop('t', 'b', 0.95)).toBe(`after ${rootKey} 1`);
  // Into the cell under the pointer, wherever in it the pointer is; between the cells into the first free one.
  expect(drop('b1', 'g', 0.9, 3)).toBe('cell g 3');
  expect(drop('b1', 'g', 0.1, 2)).toBe('cell g 2');
  expect(drop('b1', 'g', 0.5)).toBe('cell g 0');
  expect(drop('b1', 'g1', 0.2)).toBe('cell g 2');
  expect(drop('g1', 'g', 0.5, 2)).toBeNull();
  expect(drop('b1', rootKey, 0.01)).toBe(`inside ${rootKey} end`);
  expect(drop('b', 'b1', 0.5)).toBeNull();
  expect(drop('b', 'b', 0.5)).toBeNull();
  expect(drop(rootKey, 'b', 0.5)).toBeNull();
});

test('HIVE-16 a drop target says what goes there, into which cell, and what happens to the component in it', () => {
  const says = (moved: string, cell: number) =>
    dropAt(startTree, { kind: 'moved', key: moved }, { target: 'g', cell, share: 0.5 })?.say;
  expect(says('t', 3)).toBe('Title — Winter goes here\nGrid, cell 4 of 4');
  expect(says('t', 2)).toBe('Title — Winter goes here\nGrid, cell 3 of 4. Title moves on');
  const two = new Map(startTree).set('g2', node('g2', 'title', { parent: 'g', position: 0, settings: { text: 'A' } }));
  expect(dropAt(two, { kind: 'moved', key: 'g1' }, { target: 'g', cell: 0, share: 0.5 })?.say).toBe(
    'Title goes here\nGrid, cell 1 of 4. Title — A goes to its place',
  );
  expect(dropAt(startTree, { kind: 'moved', key: 't' }, { target: 'b', cell: null, share: 0.5 })?.say).toBe(
    'Title — Winter goes here\nat the end of Block',
  );
});

test('HIVE-16 a type from the palette goes where a component would, and never into a component that takes no children', () => {
  const drop = (type: string, target: string, share: number, cell: number | null = null) => {
    const found = dropAt(startTree, { kind: 'new', type }, { target, cell, share });
    return found && `${found.position} ${found.to.parent} ${found.to.position ?? 'end'}`;
  };
  expect(drop('quote', 'b2', 0.1)).toBe('before b 1');
  expect(drop('quote', 'b', 0.5)).toBe('inside b end');
  expect(drop('quote', 'g', 0.5, 3)).toBe('cell g 3');
  expect(dropAt(startTree, { kind: 'new', type: 'quote' }, { target: 'g', cell: 3, share: 0.5 })?.say).toBe(
    'Quote goes here\nGrid, cell 4 of 4',
  );
});
