import { type DragEvent, type RefObject, useRef } from 'react';
import type { EditorWork } from '../model/editor-work.ts';
import { labelOf } from '../tree/places.ts';
import { type Drop, dropAt } from './drop.ts';
import { componentAround, elementOf, keyAround } from './elements.ts';

/** HIVE-16: what is selected on the page can be dragged to another place on it. Targets are the same as in the tree and in the list. */
export function useDrag(page: RefObject<HTMLElement | null>, work: EditorWork) {
  const drop = useRef<Drop | null>(null);
  const moved = useRef<string | null>(null);

  const mark = (next: Drop | null) => {
    const last = drop.current;
    if (last?.target === next?.target && last?.position === next?.position) return;
    page.current?.querySelector('[data-drop]')?.removeAttribute('data-drop');
    drop.current = next;
    if (next) elementOf(page.current, next.target)?.setAttribute('data-drop', next.position);
  };
  const end = () => {
    mark(null);
    moved.current = null;
  };

  return {
    onDragStart(event: DragEvent<HTMLElement>) {
      const key = keyAround((event.target as Element).closest('[data-picked]'));
      const node = key === null ? undefined : work.document.tree.get().get(key);
      // Pictures and links are not dragged out of the page; what is not selected is selected first.
      if (!node || node.parent === null) return event.preventDefault();
      moved.current = node.key;
      event.dataTransfer.effectAllowed = 'move';
      event.dataTransfer.setData('text/plain', labelOf(node));
    },
    onDragOver(event: DragEvent<HTMLElement>) {
      const target = componentAround(event.target as Element);
      const key = keyAround(target);
      if (moved.current === null || !target || key === null) return;
      const { top, height } = target.getBoundingClientRect();
      const share = height === 0 ? 0.5 : (event.clientY - top) / height;
      mark(dropAt(work.document.tree.get(), moved.current, key, share));
      if (drop.current) event.preventDefault();
    },
    onDrop(event: DragEvent<HTMLElement>) {
      event.preventDefault();
      const to = drop.current?.to;
      const chosen = work.chosen();
      if (moved.current !== null && to) work.move(chosen.includes(moved.current) ? chosen : [moved.current], to);
      end();
    },
    onDragEnd: end,
  };
}
