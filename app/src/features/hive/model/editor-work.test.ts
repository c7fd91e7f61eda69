import { rootKey } from '@portal/domain/hive';
import { createStore } from '@portal/portal-client/react';
import { describe, expect, test } from 'vitest';
import { type CopiedComponents, textComponent } from '../tree/clipboard.ts';
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
  test('5 MB that are pasted are refused with a reason, and nothing of the draft is changed', () => {
    const work = open();
    const before = work.document.tree.get();
    work.paste(textComponent('Anchors '.repeat(655_360), () => 'long'));
    expect(work.said.get()).toEqual({
      ok: false,
      say: 'Text is longer than 200,000 characters. Paste it in parts.',
    });
    expect(work.document.tree.get()).toBe(before);
    work.paste(textComponent('Anchors '.repeat(20_000), () => 'fits'));
    expect(work.said.get()?.ok).toBe(true);
  });

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
    work.duplicate(['b']);
    expect([place(work, 'n1'), work.selected.get()]).toEqual([`${rootKey} 2`, 'n1']);
    work.remove(['n1']);
    expect(work.selected.get()).toBe(rootKey);
    work.duplicate([rootKey]);
    expect(work.said.get()).toEqual({ ok: false, say: 'The page itself cannot be duplicated.' });
    expect(work.copy([rootKey])).toBeNull();
  });

  test('a copy is pasted into another draft with keys of its own', () => {
    const [one, other] = [open(), open()];
    one.copy(['b']);
    other.selected.set('t');
    other.paste(clipboard.get()?.parts ?? []);
    expect([place(other, 'n1'), place(other, 'n2')]).toEqual([`${rootKey} 1`, 'n1 0']);
    other.undo();
    expect(place(other, 'n1')).toBe('gone');
    expect(other.said.get()?.say).toBe('Undone: Added Block in the page, place 2 with 2 components');
  });

  test('HIVE-16 several are chosen and go together, each change one step, and what is inside another goes along with it', () => {
    const work = open();
    work.choose(new Set(['t', 'b', 'b1', rootKey]));
    expect(work.chosen()).toEqual(['t', 'b']);
    work.move(work.chosen(), { parent: rootKey, position: 2 });
    expect([place(work, 'g'), place(work, 't'), place(work, 'b')]).toEqual([
      `${rootKey} 0`,
      `${rootKey} 1`,
      `${rootKey} 2`,
    ]);
    work.move(['b1', 'b2'], { parent: 'g', position: 0 });
    expect([place(work, 'b1'), place(work, 'b2'), place(work, 'g1')]).toEqual(['g 0', 'g 1', 'g 2']);
    work.undo();
    expect([place(work, 'b1'), place(work, 'b2')]).toEqual(['b 0', 'b 1']);
    work.set(['t', 'b1'], 'size', 30);
    work.set(['t', 'b1'], 'size', 40);
    const sizes = () => ['t', 'b1'].map((key) => work.document.tree.get().get(key)?.settings.size);
    expect(sizes()).toEqual([40, 40]);
    work.undo();
    expect(sizes()).toEqual([undefined, undefined]);
    work.duplicate(['b1', 'b2']);
    expect(work.chosen()).toEqual(['n1', 'n2']);
    expect([place(work, 'n1'), place(work, 'n2')]).toEqual(['b 2', 'b 3']);
    work.copy(work.chosen());
    work.remove(work.chosen());
    work.paste(clipboard.get()?.parts ?? [], { parent: 'b', position: 0 });
    expect([place(work, 'n3'), place(work, 'n4'), place(work, 'b1')]).toEqual(['b 0', 'b 1', 'b 2']);
    work.selected.set('t');
    work.toggle('b');
    expect(work.chosen()).toEqual(['t', 'b']);
    work.toggle('b');
    expect([work.chosen(), work.selected.get()]).toEqual([['t'], 't']);
  });

  test('HIVE-16 what was moved past its neighbour is named, and not the neighbour; taking it back is exact', () => {
    const work = open();
    const before = work.document.tree.get();
    for (const position of [1, 2, 0]) {
      work.move(['t'], { parent: rootKey, position });
      expect(work.said.get()?.say).toBe(`Moved Title — Winter in the page, place ${position + 1}`);
    }
    work.move(['g'], { parent: rootKey, position: 0 });
    expect(work.said.get()?.say).toBe('Moved Grid in the page, place 1');
    for (let i = 0; i < 4; i += 1) work.undo();
    expect([...work.document.tree.get()].sort()).toEqual([...before].sort());
  });

  test('HIVE-16 where one of several finds no room, none of them moves', () => {
    const work = open();
    const before = work.document.tree.get();
    work.move(['t', 'b', 'b1', 'b2'], { parent: 'g', position: 0 });
    expect(work.document.tree.get()).toBe(before);
    expect(work.said.get()?.ok).toBe(false);
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
