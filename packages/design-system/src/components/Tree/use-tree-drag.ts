import { type PointerEvent, type RefObject, useRef, useState } from 'react';
import type { TreeProps } from './Tree.props.ts';
import { positionsAt, type TreePlace } from './tree-places.ts';
import { endOfSubtree } from './tree-rows.ts';
import type { TreeState } from './use-tree.ts';
import type { TreeMove } from './use-tree-move.ts';

/** Px before a press becomes a drag; distance from the edge that scrolls the list; ms over a closed folder before it opens. */
const [slack, edge, dwell] = [5, 32, 600];

/** Dragging rows with a mouse or pen. Touch scrolls instead; MoveBar has buttons for it. */
export function useTreeDrag(
  props: TreeProps,
  tree: TreeState,
  move: TreeMove,
  box: RefObject<HTMLElement | null>,
  height: number,
) {
  const pressed = useRef<{ id: string; x: number; y: number } | null>(null);
  const hover = useRef<{ id: string; timer: ReturnType<typeof setTimeout> } | null>(null);
  const [dragged, setDragged] = useState<readonly string[] | null>(null);
  const [place, setPlace] = useState<TreePlace | null>(null);
  const latest = useRef({ tree, place });
  latest.current = { tree, place };

  const endHover = () => {
    if (hover.current) clearTimeout(hover.current.timer);
    hover.current = null;
  };
  const find = (clientY: number, ids: readonly string[]): TreePlace | null => {
    const scroller = box.current;
    const { rows, within } = latest.current.tree;
    if (!scroller) return null;
    const y = clientY - scroller.getBoundingClientRect().top + scroller.scrollTop;
    const at = Math.max(0, Math.min(rows.length - 1, Math.floor(y / height)));
    const row = rows[at];
    if (!row || within(ids).has(row.item.id)) return null;
    const may = move.mayMove(ids);
    const share = y / height - at;
    const position = positionsAt(share, row.expanded !== undefined, may(row.item.id, 'after')).find((each) =>
      may(row.item.id, each),
    );
    if (!position) return null;
    const after = position === 'after' ? endOfSubtree(rows, at) : at;
    return { target: row.item.id, position, row: after, level: row.level };
  };
  const openOnDwell = (next: TreePlace | null) => {
    const row = next?.position === 'inside' ? tree.rows[tree.index.get(next.target) ?? -1] : undefined;
    if (hover.current?.id === row?.item.id) return;
    endHover();
    if (row?.expanded !== false) return;
    const { id } = row.item;
    hover.current = { id, timer: setTimeout(() => latest.current.tree.toggle(id), dwell) };
  };
  const stop = () => {
    endHover();
    pressed.current = null;
    setDragged(null);
    setPlace(null);
  };

  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (!props.onMove || event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof Element))
        return;
      if (event.target.closest('button, input, [data-end]')) return;
      const id = event.target.closest<HTMLElement>('[role="treeitem"]')?.dataset.id;
      pressed.current = id === undefined ? null : { id, x: event.clientX, y: event.clientY };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const from = pressed.current;
      if (!from) return;
      let ids = dragged;
      if (!ids) {
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) < slack) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        ids = tree.subjectsOf(from.id);
        setDragged(ids);
      }
      const scroller = box.current;
      if (scroller) {
        const { top, bottom } = scroller.getBoundingClientRect();
        if (event.clientY < top + edge) scroller.scrollTop -= height / 2;
        if (event.clientY > bottom - edge) scroller.scrollTop += height / 2;
      }
      const next = find(event.clientY, ids);
      openOnDwell(next);
      setPlace(next);
    },
    onPointerUp() {
      if (dragged && place) move.drop(dragged, place.target, place.position);
      stop();
    },
    onPointerCancel: stop,
  };
  return { dragged, place, stop, handlers };
}
