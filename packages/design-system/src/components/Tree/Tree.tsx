import {
  type FocusEvent,
  type MouseEvent,
  type RefObject,
  useCallback,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx';
import { MoveBar } from './MoveBar.tsx';
import * as css from './Tree.css.ts';
import type { TreeProps } from './Tree.props.ts';
import { TreeRow, type TreeRowProps } from './TreeRow.tsx';
import { useRowWindow } from './use-row-window.ts';
import { useTree } from './use-tree.ts';
import { useTreeDrag } from './use-tree-drag.ts';
import { useTreeKeys } from './use-tree-keys.ts';
import { useTreeMove } from './use-tree-move.ts';

const noSelection: ReadonlySet<string> = new Set();

/** Row height in px, by spacing and window width. */
function useRowHeight(probe: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(32);
  useLayoutEffect(() => {
    const node = probe.current;
    if (!node) return;
    const read = () => setHeight(node.offsetHeight || 32);
    read();
    const watch = new ResizeObserver(read);
    watch.observe(node);
    return () => watch.disconnect();
  }, [probe]);
  return height;
}

/**
 * A virtual tree of any size. Arrow keys, Home, End, type-ahead and * follow the WAI-ARIA pattern; F2 renames, Ctrl+X moves by keys,
 * rows can be dragged. The caller owns expansion, selection and the items.
 */
export function Tree(props: TreeProps) {
  const { label, selection = 'single', selected = noSelection, rows: most, ref } = props;
  const box = useRef<HTMLDivElement>(null);
  const probe = useRef<HTMLDivElement>(null);
  const height = useRowHeight(probe);
  const tree = useTree(props);
  const { rows, index, current } = tree;
  const currentIndex = current === null ? -1 : (index.get(current) ?? -1);
  /** The row to focus once it is rendered. */
  const focusNext = useRef<string | null>(null);

  const { shown, reveal } = useRowWindow(box, {
    count: rows.length,
    height,
    initial: most ?? 12,
    // The row with the focus stays rendered.
    pinned: currentIndex,
  });
  const focus = (id: string) => {
    const at = index.get(id);
    if (at === undefined) return;
    focusNext.current = id;
    tree.makeCurrent(id);
    reveal(at);
    if (id === current) focusRow();
  };
  const focusRow = () => {
    const id = focusNext.current;
    const row = id === null ? null : box.current?.querySelector<HTMLElement>(`[data-id="${CSS.escape(id)}"]`);
    if (!row) return;
    focusNext.current = null;
    row.focus({ preventScroll: true });
  };
  useLayoutEffect(focusRow);
  // If the focused row is removed, the focus moves to the current one, so that keys keep working.
  const focused = useRef<string | null>(null);
  useLayoutEffect(() => {
    if (focused.current === null || index.has(focused.current)) return;
    focused.current = null;
    if (current !== null && document.activeElement === document.body) focus(current);
  });
  // A selection made elsewhere scrolls into view. It gets the focus if a row has it, or when the focus returns to the tree.
  const revealed = useRef(tree.followed);
  const focusOnReturn = useRef<string | null>(null);
  useLayoutEffect(() => {
    const { followed } = tree;
    if (followed === null || followed === revealed.current) return;
    revealed.current = followed;
    if (focused.current !== null) return focus(followed.id);
    focusOnReturn.current = followed.id;
    reveal(index.get(followed.id) ?? 0);
  });
  const onFocus = (event: FocusEvent<HTMLElement>) => {
    const { id } = event.target.dataset;
    focused.current = id ?? null;
    if (id === undefined) {
      // The tree itself gets the focus when the row that a closing dialog returns it to is gone.
      if (event.target === event.currentTarget && current !== null) focus(focusOnReturn.current ?? current);
      return;
    }
    // A closing dialog returns the focus to the row from which it was opened.
    const wanted = focusOnReturn.current;
    focusOnReturn.current = null;
    if (wanted !== null && wanted !== id && index.has(wanted)) focus(wanted);
    else if (id !== current) tree.makeCurrent(id);
  };

  const move = useTreeMove(props, tree, reveal);
  const drag = useTreeDrag(props, tree, move, box, height);
  const page = Math.max(1, Math.floor((box.current?.clientHeight ?? 320) / height) - 1);
  const onKeys = useTreeKeys(props, tree, move, focus, page);

  const renamed = useRef((_id: string, _name: string | null, _byKey: boolean) => {});
  renamed.current = (id, name, byKey) => {
    tree.setRenaming(null);
    if (name !== null) props.onRename?.(id, name);
    if (byKey) focus(id);
  };
  // Created once, so that rows do not render with the tree.
  const onRenamed = useCallback<TreeRowProps['onRenamed']>((...done) => renamed.current(...done), []);
  const toggled = useRef(tree.toggle);
  toggled.current = tree.toggle;
  const onToggle = useCallback<TreeRowProps['onToggle']>((id) => toggled.current(id), []);

  useImperativeHandle(ref, () => ({ focus, rename: tree.setRenaming, move: move.start }));

  const idOf = (event: MouseEvent) =>
    event.target instanceof Element && !event.target.closest('button, input')
      ? event.target.closest<HTMLElement>('[role="treeitem"]')?.dataset.id
      : undefined;
  const onClick = (event: MouseEvent) => {
    const id = idOf(event);
    if (id === undefined) return;
    focus(id);
    tree.select(id, event.shiftKey ? 'range' : event.ctrlKey || event.metaKey ? 'toggle' : 'one');
  };
  const onDoubleClick = (event: MouseEvent) => {
    const id = idOf(event);
    if (id === undefined) return;
    if (props.onActivate) props.onActivate(id);
    else tree.toggle(id);
  };

  const moved = drag.dragged ?? move.ids;
  const moving = moved ? tree.within(moved) : noSelection;
  const place = drag.place ?? move.place;
  return (
    <div className={css.frame} data-busy={drag.dragged ? 'dragging' : undefined}>
      <div ref={probe} className={css.probe} />
      {rows.length === 0 && props.empty ? <div className={css.nothing}>{props.empty}</div> : null}
      <div
        ref={box}
        role="tree"
        aria-label={label}
        aria-multiselectable={selection === 'multiple' || undefined}
        tabIndex={-1}
        className={css.box}
        style={most === undefined ? undefined : { maxHeight: `${most * height + 4}px` }}
        hidden={rows.length === 0 && props.empty !== undefined}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && drag.dragged) drag.stop();
          else if (move.ids) move.onKeyDown(event);
          else onKeys(event);
        }}
        onFocus={onFocus}
        onPointerDownCapture={() => {
          focusOnReturn.current = null;
        }}
        onBlur={() => {
          focused.current = null;
        }}
        onClick={onClick}
        onDoubleClick={onDoubleClick}
        {...drag.handlers}
      >
        <div role="presentation" className={css.list} style={{ height: `${rows.length * height}px` }}>
          {shown.map((at) => {
            const row = rows[at];
            if (!row) return null;
            const { id } = row.item;
            return (
              <TreeRow
                key={id}
                row={row}
                top={at * height}
                current={id === current}
                selected={selection === 'none' ? undefined : selected.has(id)}
                loading={tree.loading.has(id)}
                renaming={tree.renaming === id}
                moving={moving.has(id)}
                dropInside={place?.position === 'inside' && place.target === id}
                actions={props.actions}
                badge={props.badge}
                onToggle={onToggle}
                onRenamed={onRenamed}
              />
            );
          })}
          {place && place.position !== 'inside' ? (
            <div
              aria-hidden="true"
              className={css.dropLine}
              style={{ transform: `translateY(${place.row * height}px)`, ['--level' as string]: place.level }}
            />
          ) : null}
        </div>
      </div>
      {move.ids ? <MoveBar move={move} onLeave={() => current && focus(current)} /> : null}
      <VisuallyHidden live="polite">{tree.said}</VisuallyHidden>
    </div>
  );
}
