import { rootKey } from '@portal/domain/hive';
import { createStore } from '@portal/portal-client/react';
import { describe, expect, test } from 'vitest';
import { fakeServer, openDocument } from '../support/editor-fixture.ts';
import { type CopiedComponents, textComponent } from '../tree/clipboard.ts';
import { createEditor } from './editor.ts';
import { visibleNodes } from './visibility.ts';

const clipboard = createStore<CopiedComponents | null>(null);
function open() {
  let count = 0;
  const newKey = () => {
    count += 1;
    return `n${count}`;
  };
  return createEditor({ document: openDocument(fakeServer()), clipboard, newKey });
}
const place = (editor: ReturnType<typeof open>, key: string) => {
  const node = editor.document.tree.get().get(key);
  return node ? `${node.parent} ${node.position}` : 'gone';
};

describe('HIVE-05 HIVE-16 editor actions', () => {
  test('pasting 5 MB is refused with a reason and leaves the draft unchanged', () => {
    const editor = open();
    const before = editor.document.tree.get();
    editor.paste(textComponent('Anchors '.repeat(655_360), () => 'long'));
    expect(editor.notice.get()).toEqual({
      ok: false,
      say: 'Text is longer than 200,000 characters. Paste it in parts.',
    });
    expect(editor.document.tree.get()).toBe(before);
    editor.paste(textComponent('Anchors '.repeat(20_000), () => 'fits'));
    expect(editor.notice.get()?.ok).toBe(true);
  });

  test('inserts into or after the selection, or at the chosen place, and selects the new component', () => {
    const editor = open();
    editor.selected.set('t');
    editor.insert('image');
    expect([place(editor, 'n1'), editor.selected.get()]).toEqual([`${rootKey} 1`, 'n1']);
    editor.selected.set('b');
    editor.insert('title');
    expect(place(editor, 'n2')).toBe('b 2');
    editor.insert('quote', { parent: 'g', position: 3 });
    expect([place(editor, 'n3'), editor.notice.get()?.say]).toEqual(['g 3', 'Added Quote in Grid, cell 4']);
  });

  test('inserts into the selected cell; actions on components do not change its grid', () => {
    const editor = open();
    editor.selectCell({ parent: 'g', position: 3 });
    expect([editor.selected.get(), editor.cell.get()]).toEqual(['g', { parent: 'g', position: 3 }]);
    expect(editor.nextPlace()).toEqual({ parent: 'g', position: 3 });
    expect(editor.targets()).toEqual([]);
    editor.remove(editor.targets());
    expect(editor.notice.get()).toEqual({ ok: false, say: 'This cell is empty. Insert a component first.' });
    expect(place(editor, 'g')).toBe(`${rootKey} 2`);
    editor.insert('image');
    expect([place(editor, 'n1'), editor.selected.get(), editor.targets()]).toEqual(['g 3', 'n1', ['n1']]);
    expect(editor.cell.get()).toBeNull();
    // The cell is filled now, so its component is selected.
    editor.selectCell({ parent: 'g', position: 3 });
    expect([editor.selected.get(), editor.cell.get()]).toEqual(['n1', null]);
    // Selecting the grid itself means its first free cell.
    editor.selectCell({ parent: 'g', position: 1 });
    editor.select(new Set(['g']));
    expect(editor.nextPlace()).toEqual({ parent: 'g', position: 0 });
  });

  test('inserts after the grid if all cells are taken', () => {
    const editor = open();
    for (let i = 0; i < 3; i += 1) editor.insert('title', { parent: 'g' });
    editor.selected.set('g1');
    editor.insert('title');
    expect(place(editor, 'n4')).toMatch(/^(g|root) /);
    expect(editor.notice.get()?.ok).toBe(true);
  });

  test('removing selects the page (HIVE-05); duplicates go below; the page itself cannot be removed', () => {
    const editor = open();
    editor.duplicate(['b']);
    expect([place(editor, 'n1'), editor.selected.get()]).toEqual([`${rootKey} 2`, 'n1']);
    editor.remove(['n1']);
    expect(editor.selected.get()).toBe(rootKey);
    editor.duplicate([rootKey]);
    expect(editor.notice.get()).toEqual({ ok: false, say: 'The page itself cannot be duplicated.' });
    expect(editor.copy([rootKey])).toBeNull();
  });

  test('a copy is pasted into another draft with new keys', () => {
    const [one, other] = [open(), open()];
    one.copy(['b']);
    other.selected.set('t');
    other.paste(clipboard.get()?.parts ?? []);
    expect([place(other, 'n1'), place(other, 'n2')]).toEqual([`${rootKey} 1`, 'n1 0']);
    other.undo();
    expect(place(other, 'n1')).toBe('gone');
    expect(other.notice.get()?.say).toBe('Undone: Added Block in the page, place 2 with 2 components');
  });

  test('HIVE-16 several selected components move together with their descendants, each change one step', () => {
    const editor = open();
    editor.select(new Set(['t', 'b', 'b1', rootKey]));
    expect(editor.targets()).toEqual(['t', 'b']);
    editor.move(editor.targets(), { parent: rootKey, position: 2 });
    expect([place(editor, 'g'), place(editor, 't'), place(editor, 'b')]).toEqual([
      `${rootKey} 0`,
      `${rootKey} 1`,
      `${rootKey} 2`,
    ]);
    editor.move(['b1', 'b2'], { parent: 'g', position: 0 });
    expect([place(editor, 'b1'), place(editor, 'b2'), place(editor, 'g1')]).toEqual(['g 0', 'g 1', 'g 2']);
    editor.undo();
    expect([place(editor, 'b1'), place(editor, 'b2')]).toEqual(['b 0', 'b 1']);
    editor.set(['t', 'b1'], 'size', 30);
    editor.set(['t', 'b1'], 'size', 40);
    const sizes = () => ['t', 'b1'].map((key) => editor.document.tree.get().get(key)?.settings.size);
    expect(sizes()).toEqual([40, 40]);
    editor.undo();
    expect(sizes()).toEqual([undefined, undefined]);
    editor.duplicate(['b1', 'b2']);
    expect(editor.targets()).toEqual(['n1', 'n2']);
    expect([place(editor, 'n1'), place(editor, 'n2')]).toEqual(['b 2', 'b 3']);
    editor.copy(editor.targets());
    editor.remove(editor.targets());
    editor.paste(clipboard.get()?.parts ?? [], { parent: 'b', position: 0 });
    expect([place(editor, 'n3'), place(editor, 'n4'), place(editor, 'b1')]).toEqual(['b 0', 'b 1', 'b 2']);
    editor.selected.set('t');
    editor.toggleSelected('b');
    expect(editor.targets()).toEqual(['t', 'b']);
    editor.toggleSelected('b');
    expect([editor.targets(), editor.selected.get()]).toEqual([['t'], 't']);
  });

  test('HIVE-16 a move is described by the moved component, not its neighbour; undo is exact', () => {
    const editor = open();
    const before = editor.document.tree.get();
    for (const position of [1, 2, 0]) {
      editor.move(['t'], { parent: rootKey, position });
      expect(editor.notice.get()?.say).toBe(`Moved Title — Winter in the page, place ${position + 1}`);
    }
    editor.move(['g'], { parent: rootKey, position: 0 });
    expect(editor.notice.get()?.say).toBe('Moved Grid in the page, place 1');
    for (let i = 0; i < 4; i += 1) editor.undo();
    expect([...editor.document.tree.get()].sort()).toEqual([...before].sort());
  });

  test('HIVE-16 if one of several does not fit, none of them moves', () => {
    const editor = open();
    const before = editor.document.tree.get();
    editor.move(['t', 'b', 'b1', 'b2'], { parent: 'g', position: 0 });
    expect(editor.document.tree.get()).toBe(before);
    expect(editor.notice.get()?.ok).toBe(false);
  });

  test('HIVE-04 hide, isolate and show all never change the draft, and the page has no visibility toggle', () => {
    const editor = open();
    const before = editor.document.tree.get();
    const shown = () => visibleNodes(editor.document.tree.get(), editor.visibility.get()).map((each) => each.key);
    editor.toggleHidden('b');
    expect(shown()).toEqual([rootKey, 't', 'g', 'g1']);
    editor.isolate('b1');
    expect(shown()).toEqual([rootKey, 'b', 'b1']);
    editor.isolate(null);
    editor.toggleHidden(rootKey);
    expect(shown()).toContain(rootKey);
    editor.hideAll();
    expect(shown()).toEqual([rootKey]);
    editor.showAll();
    expect(shown()).toHaveLength(before.size);
    expect(editor.document.tree.get()).toBe(before);
  });
});
