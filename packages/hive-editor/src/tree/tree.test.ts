import { changeTree, type HiveTree, rootKey } from '@portal/domain/hive';
import { createStore } from '@portal/portal-client/react';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { modelOf } from '../model/component-types.ts';
import { node, startTree } from '../support/editor-fixture.ts';
import { copied, copiedWhole, freshCopy, readCopied, textComponent } from './clipboard.ts';
import { exactPlace, firstThatTakes, labelOf, namedPlaces, placeBeside } from './places.ts';
import { cellOfRow, filterRows, foldersOf, mayDrop, outlineOf, placeOfDrop, rowsByKey, treeRows } from './tree-rows.ts';

const none: ReadonlySet<string> = new Set();

describe('HIVE-04 rows of the component tree', () => {
  test('a text with a table is labelled by the text in it', () => {
    const text = 'Last orders:\n\n| City | Day |\n| --- | :---: |\n| Perth | Mon |\n\n---';
    expect(labelOf(node('x', 'text', { settings: { text } }))).toBe('Text — Last orders: City Day Perth Mon');
  });

  test('are labelled by content, show cells including empty ones, and mark hidden components', () => {
    const rows = treeRows(startTree, new Set(['b1']));
    const written = (items: typeof rows): string =>
      items
        .map((each) => {
          const inside = Array.isArray(each.children) ? `(${written(each.children as typeof rows)})` : '';
          return `${each.label}${each.note ? ` [${each.note}]` : ''}${inside}`;
        })
        .join(' | ');
    expect(written(rows)).toBe(
      'Page(Title — Winter | Block(Title — One [hidden here] | Title — Two) | ' +
        'Grid(Cell 1 [empty] | Cell 2 [empty] | Title [cell 3] | Cell 4 [empty]))',
    );
    const fewer = new Map(startTree);
    fewer.set('g', { ...node('g', 'grid', { position: 2 }), settings: { columns: 1, rows: 1 } });
    expect(written(treeRows(fewer, none))).toContain('Title [not shown: outside the cells]');
    expect(written(filterRows(rows, 'two'))).toBe('Page(Block(Title — Two))');
    expect(foldersOf(rows)).toContain('g');
    expect(cellOfRow('cell:3:g')).toEqual({ parent: 'g', position: 3 });
    expect(cellOfRow('g')).toBeNull();
  });

  test('HIVE-16 changing one component creates new rows for it and its ancestors only', () => {
    const all = (items: ReturnType<typeof treeRows>): ReturnType<typeof treeRows> =>
      items.flatMap((each) => [each, ...(Array.isArray(each.children) ? all(each.children) : [])]);
    const before = new Map(all(treeRows(startTree, none)).map((row) => [row.id, row]));
    const result = changeTree(startTree, { kind: 'set', key: 'b2', name: 'text', value: 'Changed' }, modelOf);
    const after = result.ok ? all(treeRows(result.tree, none)) : [];
    expect(after).toHaveLength(before.size);
    expect(after.filter((row) => row !== before.get(row.id)).map((row) => row.id)).toEqual([rootKey, 'b', 'b2']);
    expect(after.find((row) => row.id === 'b2')?.label).toBe('Title — Changed');
    expect(all(treeRows(startTree, new Set(['b1']))).find((row) => row.id === 'b1')?.note).toBe('hidden here');
  });

  test('HIVE-16 typing in a component reuses all row objects; only its own row reads a new label', () => {
    const tree = createStore<HiveTree>(startTree);
    const outline = outlineOf(tree);
    const live = { tree, before: rowsByKey() };
    const all = (items: ReturnType<typeof treeRows>): ReturnType<typeof treeRows> =>
      items.flatMap((each) => [each, ...(Array.isArray(each.children) ? all(each.children) : [])]);
    const rows = all(treeRows(outline(), none, live));
    const [title, other] = ['b2', 'b1'].map((key) => rows.find((row) => row.id === key));
    const [wasTitle, wasOther] = [title?.follow?.get(), other?.follow?.get()];
    const change = (to: Parameters<typeof changeTree>[1]) => {
      const result = changeTree(tree.get(), to, modelOf);
      if (result.ok) tree.set(result.tree);
    };
    change({ kind: 'set', key: 'b2', name: 'text', value: 'Changed' });
    change({ kind: 'describe', key: 't', description: 'Head' });
    expect(outline()).toBe(startTree);
    expect([title?.label, rows.find((row) => row.id === 't')?.label]).toEqual(['Title — Changed', 'Head']);
    expect(title?.follow?.get()).not.toBe(wasTitle);
    expect(other?.follow?.get()).toBe(wasOther);
    const outlines = new Set([outline()]);
    const changes: readonly Parameters<typeof changeTree>[1][] = [
      { kind: 'set', key: 'g', name: 'rows', value: 3 },
      { kind: 'activate', key: 't', active: false },
      { kind: 'move', key: 't', to: { parent: 'b' } },
      { kind: 'remove', key: 'b1' },
    ];
    for (const each of changes) {
      change(each);
      outlines.add(outline());
      expect(outline()).toBe(tree.get());
    }
    expect(outlines.size).toBe(1 + changes.length);
  });

  test('HIVE-16 a row that only moves stays the same object', () => {
    const tree = createStore<HiveTree>(startTree);
    const live = { tree, before: rowsByKey() };
    const all = (items: ReturnType<typeof treeRows>): ReturnType<typeof treeRows> =>
      items.flatMap((each) => [each, ...(Array.isArray(each.children) ? all(each.children) : [])]);
    const rows = () => new Map(all(treeRows(tree.get(), none, live)).map((row) => [row.id, row]));
    const before = rows();
    const result = changeTree(startTree, { kind: 'remove', key: 't' }, modelOf);
    if (result.ok) tree.set(result.tree);
    expect(tree.get().get('b')).not.toBe(startTree.get('b'));
    const after = rows();
    expect([...after.values()].filter((row) => row !== before.get(row.id)).map(({ id }) => id)).toEqual([rootKey]);
  });

  test('a row accepts drops, except of the page or of one of its ancestors', () => {
    const may = (moved: string, target: string, position: 'before' | 'inside' | 'after') =>
      mayDrop(startTree, moved, target, position);
    expect([may('t', 'b2', 'before'), may('t', 'g', 'inside'), may('t', 'cell:3:g', 'inside')]).toEqual([
      true,
      true,
      true,
    ]);
    expect([may('t', 'b2', 'inside'), may('b', 'b2', 'before'), may('b', 'b', 'after')]).toEqual([false, false, false]);
    expect([may(rootKey, 'b', 'after'), may('t', rootKey, 'before'), may('t', rootKey, 'inside')]).toEqual([
      false,
      false,
      true,
    ]);
    expect(may('g', 'cell:3:g', 'inside')).toBe(false);
    // A cell is one place as a whole, whether empty or not.
    expect([may('t', 'cell:3:g', 'before'), may('t', 'cell:3:g', 'after')]).toEqual([false, false]);
    expect([may('t', 'g1', 'inside'), may('t', 'g1', 'after')]).toEqual([true, false]);
  });

  test('a drop goes to the marked place', () => {
    expect(placeOfDrop(startTree, 't', 'b2', 'before')).toEqual({ parent: 'b', position: 1 });
    expect(placeOfDrop(startTree, 'b1', 'b2', 'after')).toEqual({ parent: 'b', position: 1 });
    expect(placeOfDrop(startTree, 't', 'g', 'inside')).toEqual({ parent: 'g' });
    expect(placeOfDrop(startTree, 't', 'cell:3:g', 'inside')).toEqual({ parent: 'g', position: 3 });
    expect(placeOfDrop(startTree, 't', 'g1', 'before')).toEqual({ parent: 'g', position: 2 });
    expect(placeOfDrop(startTree, 't', 'g1', 'inside')).toEqual({ parent: 'g', position: 2 });
    expect(placeOfDrop(startTree, 'b', 't', 'inside')).toBeNull();
    expect(placeOfDrop(startTree, 'b', rootKey, 'before')).toBeNull();
  });
});

describe('HIVE-16 drop targets as a list', () => {
  test('lists described places in page order, without the current one and those inside the moved component', () => {
    expect(namedPlaces(startTree, ['b1']).map((each) => each.say)).toEqual([
      'Page › at the start',
      'Page › after Title — Winter',
      'Page › after Block',
      'Page › after Grid',
      'Block › after Title — Two',
      'Grid › cell 1',
      'Grid › cell 2',
      'Grid › cell 3, where Title is',
      'Grid › cell 4',
    ]);
    expect(namedPlaces(startTree, ['b']).some((each) => each.say.startsWith('Block'))).toBe(false);
  });

  test('containers and components with the same label show a number', () => {
    const two = new Map(startTree).set('h', node('h', 'grid', { position: 3, settings: { columns: 1, rows: 1 } }));
    const says = namedPlaces(two, ['t']).map((each) => each.say);
    expect(says).toContain('Page › after Grid (1 of 2)');
    expect(says).toContain('Grid (1 of 2) › cell 1');
    expect(says).toContain('Grid (2 of 2) › cell 1');
    expect(new Set(says).size).toBe(says.length);
  });

  test('every listed place accepts the component', () => {
    for (const key of startTree.keys()) {
      if (key === rootKey) continue;
      for (const { place, say } of namedPlaces(startTree, [key])) {
        const moved = changeTree(startTree, { kind: 'move', key, to: place }, modelOf);
        expect(moved.ok, `${key}: ${say}`).toBe(true);
        if (moved.ok) expect(moved.tree.get(key)).toMatchObject(place);
      }
    }
  });

  test('a new component goes inside the selection, otherwise after it', () => {
    expect(placeBeside(startTree, 'b')).toEqual({ parent: 'b' });
    expect(placeBeside(startTree, 't')).toEqual({ parent: rootKey, position: 1 });
    expect(placeBeside(startTree, 'g1')).toEqual({ parent: 'g', position: 3 });
    const last = new Map(startTree).set('g1', node('g1', 'title', { parent: 'g', position: 3 }));
    expect(placeBeside(last, 'g1')).toEqual({ parent: 'g' });
    expect(exactPlace(last, { parent: 'g' })).toEqual({ parent: 'g', position: 0 });
    expect(exactPlace(last, { parent: 'b' })).toEqual({ parent: 'b', position: 2 });
    expect(placeBeside(startTree, 'gone')).toEqual({ parent: 'gone' });
    expect(firstThatTakes(startTree, [{ parent: 't' }, { parent: 'b' }])).toEqual({ parent: 'b' });
    expect(firstThatTakes(startTree, [{ parent: 't' }])).toBeNull();
  });
});

describe('HIVE-05 the clipboard', () => {
  let count = 0;
  const newKey = () => {
    count += 1;
    return `n${count}`;
  };

  test('a copy is readable as text, and pasted with new keys', () => {
    const copy = copied(startTree, 'b');
    expect(copy?.text).toBe('Block\n  Title — One\n    Text: One\n  Title — Two\n    Text: Two');
    expect(copied(startTree, rootKey)).toBeNull();
    // All components of a deleted page, for pasting elsewhere.
    expect(copiedWhole(startTree)?.parts.map(([top]) => top?.key)).toEqual(['t', 'b', 'g']);
    expect(copiedWhole(startTree)?.text).toContain(copy?.text);
    expect(copiedWhole(new Map([...startTree].slice(0, 1)))).toBeNull();
    const back = readCopied(JSON.stringify(copy?.parts)) ?? [];
    const fresh = freshCopy(back[0] ?? [], newKey);
    const pasted = changeTree(startTree, { kind: 'paste', nodes: fresh, to: { parent: 'b' } }, modelOf);
    expect(pasted.ok && pasted.tree.size).toBe(startTree.size + 3);
  });

  test('any clipboard content: nothing throws, and the draft stays valid after pasting', () => {
    const some = fc.oneof(
      fc.jsonValue(),
      fc.array(
        fc.record({
          key: fc.oneof(fc.constantFrom('a', 'b', rootKey), fc.jsonValue()),
          parent: fc.constantFrom('a', 'b', null, 7),
          position: fc.oneof(fc.integer(), fc.jsonValue()),
          name: fc.constantFrom('block', 'grid', 'title', 'nothing known'),
          settings: fc.oneof(fc.dictionary(fc.string(), fc.jsonValue()), fc.jsonValue()),
        }),
      ),
    );
    fc.assert(
      fc.property(some, (json) => {
        const fresh = freshCopy(readCopied(JSON.stringify([json]))?.[0] ?? [], newKey);
        const result = changeTree(startTree, { kind: 'paste', nodes: fresh, to: { parent: rootKey } }, modelOf);
        if (result.ok) expect(result.tree.size).toBe(startTree.size + fresh.length);
      }),
    );
    expect(readCopied('not json')).toBeNull();
  });

  test('text from elsewhere becomes a text component, a Markdown heading a title', () => {
    const [[text] = []] = textComponent('Some **words**\n\nand more', newKey);
    expect(text).toMatchObject({ name: 'text', settings: { text: 'Some **words**\n\nand more' } });
    expect(textComponent('## Winter', newKey)[0]?.[0]).toMatchObject({ name: 'title', settings: { text: 'Winter' } });
    expect(textComponent('  ', newKey)).toEqual([]);
  });

  test('read-only settings are not pasted', () => {
    const layer: HiveTree = new Map([['l', { ...node('l', 'layer'), settings: { columns: 5, rows: 2 } }]]);
    expect(freshCopy([...layer.values()], newKey)[0]?.settings).toEqual({ rows: 2 });
  });
});
