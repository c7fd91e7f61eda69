import { type DragEvent, type RefObject, useRef } from 'react';
import type { Editor } from '../model/editor.ts';
import { labelOf } from '../tree/places.ts';
import { type Dragged, type Drop, dropAt } from './drop.ts';
import { cellAround, cellElementOf, componentAround, elementOf, keyAround } from './elements.ts';

/** HIVE-16: dragging selected components on the canvas, and types from the palette to it. The same drop targets as in the tree and in the move dialog. */
export function useDrag(page: RefObject<HTMLElement | null>, editor: Editor) {
  const drop = useRef<Drop | null>(null);
  const moved = useRef<string | null>(null);
  const dragged = (): Dragged | null => {
    const type = editor.draggedType.get();
    if (type !== null) return { kind: 'new', type };
    return moved.current === null ? null : { kind: 'moved', key: moved.current };
  };

  const mark = (next: Drop | null) => {
    const last = drop.current;
    const isSame = last?.target === next?.target && last?.position === next?.position;
    if (isSame && last?.to.position === next?.to.position) return;
    const marked = page.current?.querySelector('[data-drop]');
    marked?.removeAttribute('data-drop');
    marked?.removeAttribute('data-drop-says');
    drop.current = next;
    if (!next) return;
    const { target, position, to, say } = next;
    const cell = position === 'cell' ? cellElementOf(page.current, target, to.position ?? 0) : null;
    // An empty layer has no element.
    const element = cell ?? elementOf(page.current, target);
    element?.setAttribute('data-drop', position === 'cell' ? 'inside' : position);
    element?.setAttribute('data-drop-says', say);
  };
  const end = () => {
    mark(null);
    moved.current = null;
  };

  return {
    onDragStart(event: DragEvent<HTMLElement>) {
      const key = keyAround((event.target as Element).closest('[data-picked]'));
      const node = key === null ? undefined : editor.document.tree.get().get(key);
      // Only selected components can be dragged; pictures and links cannot.
      if (!node || node.parent === null) return event.preventDefault();
      moved.current = node.key;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', labelOf(node));
    },
    onDragOver(event: DragEvent<HTMLElement>) {
      const target = componentAround(event.target as Element);
      const key = keyAround(target);
      const what = dragged();
      if (!what || !target || key === null) return;
      const { top, height } = target.getBoundingClientRect();
      const share = height === 0 ? 0.5 : (event.clientY - top) / height;
      const cell = cellAround(event.target as Element);
      mark(dropAt(editor.document.tree.get(), what, { target: key, cell, share }));
      if (drop.current) event.preventDefault();
    },
    onDrop(event: DragEvent<HTMLElement>) {
      event.preventDefault();
      const to = drop.current?.to;
      const chosen = editor.targets();
      const what = dragged();
      if (what?.kind === 'new' && to) editor.insert(what.type, to);
      if (what?.kind === 'moved' && to) editor.move(chosen.includes(what.key) ? chosen : [what.key], to);
      end();
    },
    onDragEnd: end,
  };
}
