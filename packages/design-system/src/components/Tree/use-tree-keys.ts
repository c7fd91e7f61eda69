import { type KeyboardEvent, useRef } from 'react';
import { treeMessages } from '../../messages/tree.ts';
import type { TreeProps } from './Tree.props.ts';
import { findByText } from './tree-rows.ts';
import type { TreeState } from './use-tree.ts';
import type { TreeMove } from './use-tree-move.ts';

const messages = treeMessages.move;

/** Milliseconds after which type-ahead starts again. */
const pause = 700;

/** Keys of the WAI-ARIA tree pattern; F2 renames, Ctrl+X moves, Delete deletes. */
export function useTreeKeys(
  props: TreeProps,
  tree: TreeState,
  move: TreeMove,
  focus: (id: string) => void,
  page: number,
) {
  const typed = useRef({ text: '', at: 0 });
  const { rows, index, current } = tree;

  const onText = (letter: string, time: number) => {
    const before = typed.current;
    const text = time - before.at < pause ? before.text + letter : letter;
    typed.current = { text, at: time };
    const found = findByText(rows, index.get(current ?? '') ?? 0, text);
    const id = rows[found]?.item.id;
    if (id) focus(id);
  };

  const go = (at: number, extend: boolean) => {
    const id = rows[Math.max(0, Math.min(rows.length - 1, at))]?.item.id;
    if (!id) return;
    if (extend && props.selection === 'multiple') tree.select(id, 'range');
    else if (!extend) tree.anchorAt(id);
    focus(id);
  };

  return (event: KeyboardEvent<HTMLElement>) => {
    const at = index.get(current ?? '') ?? -1;
    const row = rows[at];
    // Buttons and fields in a row have their own keys.
    if (!row || !(event.target instanceof HTMLElement) || event.target.getAttribute('role') !== 'treeitem') return;
    if (event.nativeEvent.isComposing) return;
    const { id, label } = row.item;
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const key = rtl ? ({ ArrowLeft: 'ArrowRight', ArrowRight: 'ArrowLeft' }[event.key] ?? event.key) : event.key;
    const command = event.ctrlKey || event.metaKey;
    const { shiftKey } = event;

    const stepAmongSiblings = (by: 1 | -1) => {
      const siblings = rows.filter((each) => each.parent === row.parent);
      const target = siblings[siblings.indexOf(row) + by];
      if (!target) return tree.say(by < 0 ? messages.isFirst(label) : messages.isLast(label));
      move.drop([id], target.item.id, by < 0 ? 'before' : 'after');
    };
    const outOrClose = () => {
      if (row.expanded) tree.toggle(id);
      else if (row.parent !== null) focus(row.parent);
    };
    const inOrOpen = () => {
      if (row.expanded === false) tree.toggle(id);
      else if (row.expanded && rows[at + 1]?.parent === id) go(at + 1, false);
    };
    const openSiblings = () => {
      for (const each of rows) {
        if (each.parent === row.parent && each.expanded === false) tree.toggle(each.item.id);
      }
    };
    const onSpace = () => tree.select(id, props.selection === 'multiple' ? (shiftKey ? 'range' : 'toggle') : 'one');
    const onEnter = () => {
      tree.select(id, 'one');
      if (props.onActivate) props.onActivate(id);
      else tree.toggle(id);
    };

    const plain = new Map<string, (() => void) | undefined>([
      ['ArrowDown', () => go(at + 1, shiftKey)],
      ['ArrowUp', () => go(at - 1, shiftKey)],
      ['PageDown', () => go(at + page, shiftKey)],
      ['PageUp', () => go(at - page, shiftKey)],
      ['Home', () => go(0, shiftKey)],
      ['End', () => go(rows.length - 1, shiftKey)],
      ['ArrowRight', inOrOpen],
      ['ArrowLeft', outOrClose],
      ['Enter', onEnter],
      [' ', onSpace],
      ['*', openSiblings],
      ['F2', props.onRename && (() => tree.setRenaming(id))],
      ['Delete', props.onDelete && (() => props.onDelete?.(tree.subjectsOf(id)))],
    ]);
    const withCommand = new Map<string, (() => void) | undefined>([
      ['a', props.selection === 'multiple' ? tree.selectAll : undefined],
      ['x', props.onMove && (() => move.start(tree.subjectsOf(id)))],
      ['Home', () => go(0, shiftKey)],
      ['End', () => go(rows.length - 1, shiftKey)],
    ]);
    const withAlt = new Map([
      ['ArrowUp', () => stepAmongSiblings(-1)],
      ['ArrowDown', () => stepAmongSiblings(1)],
    ]);

    const action = command ? withCommand.get(key) : event.altKey ? props.onMove && withAlt.get(key) : plain.get(key);
    if (action) {
      event.preventDefault();
      action();
    } else if (!command && !event.altKey && key.length === 1) {
      event.preventDefault();
      onText(key, event.timeStamp);
    }
  };
}
