import { rootKey } from '@portal/domain/hive';
import { describe, expect, test } from 'vitest';
import { createStore } from '../../../portal/store.ts';
import type { CopiedComponents } from '../tree/clipboard.ts';
import { fakeServer, openDocument } from './editor.fixture.ts';
import { createEditorWork, shownNodes } from './editor-work.ts';

const clipboard = createStore<CopiedComponents | null>(null);
function open() {
  let count = 0;
  const newKey = () => {
    count += 1;
    return `n${count}`;
  };
  return createEditorWork({ document: openDocument(fakeServer()), clipboard, newKey });
}
const place = (work: ReturnType<typeof open>, key: string) => {
  const node = work.document.tree.get().get(key);
  return node ? `${node.parent} ${node.position}` : 'gone';
};

describe('HIVE-05 HIVE-16 the work of an editor', () => {
  test('inserting goes into what is selected or behind it, or to the place that was chosen, and selects it', () => {
    const work = open();
    work.selected.set('t');
    work.insert('image');
    expect([place(work, 'n1'), work.selected.get()]).toEqual([`${rootKey} 1`, 'n1']);
    work.selected.set('b');
    work.insert('title');
    expect(place(work, 'n2')).toBe('b 2');
    work.insert('quote', { parent: 'g', position: 3 });
    expect([place(work, 'n3'), work.said.get()?.say]).toEqual(['g 3', 'Added Quote in Grid, cell 4']);
  });

  test('where all cells are taken it goes behind the grid instead', () => {
    const work = open();
    for (let i = 0; i < 3; i += 1) work.insert('title', { parent: 'g' });
    work.selected.set('g1');
    work.insert('title');
    expect(place(work, 'n4')).toMatch(/^(g|root) /);
    expect(work.said.get()?.ok).toBe(true);
  });

  test('removing selects the page, HIVE-05; duplicating stands beneath; the page itself is left alone', () => {
    const work = open();
    work.duplicate('b');
    expect([place(work, 'n1'), work.selected.get()]).toEqual([`${rootKey} 2`, 'n1']);
    work.remove('n1');
    expect(work.selected.get()).toBe(rootKey);
    work.duplicate(rootKey);
    expect(work.said.get()).toEqual({ ok: false, say: 'The page itself cannot be duplicated.' });
    expect(work.copy(rootKey)).toBeNull();
  });

  test('a copy is pasted into another draft with keys of its own', () => {
    const [one, other] = [open(), open()];
    one.copy('b');
    other.selected.set('t');
    other.paste(clipboard.get()?.nodes ?? []);
    expect([place(other, 'n1'), place(other, 'n2')]).toEqual([`${rootKey} 1`, 'n1 0']);
    other.undo();
    expect(place(other, 'n1')).toBe('gone');
    expect(other.said.get()?.say).toBe('Undone: Added Block in the page, place 2 with 2 components');
  });

  test('HIVE-04 hide, show alone and show all are never part of the draft, and the page has no eye', () => {
    const work = open();
    const before = work.document.tree.get();
    const shown = () => shownNodes(work.document.tree.get(), work.sight.get()).map((each) => each.key);
    work.toggleHidden('b');
    expect(shown()).toEqual([rootKey, 't', 'g', 'g1']);
    work.isolate('b1');
    expect(shown()).toEqual([rootKey, 'b', 'b1']);
    work.isolate(null);
    work.toggleHidden(rootKey);
    expect(shown()).toContain(rootKey);
    work.hideAll();
    expect(shown()).toEqual([rootKey]);
    work.showAll();
    expect(shown()).toHaveLength(before.size);
    expect(work.document.tree.get()).toBe(before);
  });
});
