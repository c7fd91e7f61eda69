import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import { plainKey } from '../../internal/plain-key.ts';
import {
  atEdge,
  cellElement,
  fieldOfRow,
  focusTarget,
  isTyping,
  isUntouched,
  type Place,
  placeOf,
  rowElement,
} from './grid-focus.ts';
import type { BodyHandle } from './TableBody.tsx';

export interface GridKeysOptions {
  readonly grid: RefObject<HTMLElement | null>;
  readonly body: RefObject<BodyHandle | null>;
  readonly rowIds: readonly string[];
  /** How many columns are visible. */
  readonly columnCount: number;
  readonly small: boolean;
  /** Handles keys that select rows. Returns true if it handled the key. */
  readonly onSelectKey?: (event: KeyboardEvent, id: string | null) => boolean;
  readonly onOpen?: (id: string, by: 'key' | 'press') => void;
  readonly onRowKey?: (id: string, key: string) => boolean;
  readonly onPastEnd?: () => void;
}

/**
 * Keyboard use of the table, after the grid pattern of ARIA. It has one tab stop. Arrows move between cells, Home and End along the row,
 * with Ctrl to the corners, Page Up and Down by a screen. Enter opens a row; while typing it moves to the same column of the next row.
 * Escape moves from a field to its cell. A field that gets focus has its value selected, so that typing replaces it. While a field has
 * focus, the keys of a row work with Alt. The tab stop is moved in the DOM, so moving between cells renders nothing.
 */
export function useGridKeys(options: GridKeysOptions) {
  const now = useRef(options);
  now.current = options;
  const active = useRef<Place | null>(null);
  /** The element that had focus last, and the index of its row. */
  const focused = useRef<{ readonly element: Element; readonly index: number } | null>(null);

  const setActive = (place: Place) => {
    const grid = now.current.grid.current;
    if (!grid) return;
    const before = active.current;
    if (before) {
      const cell = cellElement(grid, before);
      if (cell) for (const element of [cell, focusTarget(cell)]) element.tabIndex = -1;
      if (before.id !== place.id) setTabIndexInRow(grid, before.id, -1);
    }
    active.current = place;
    const cell = cellElement(grid, place);
    if (cell) focusTarget(cell).tabIndex = 0;
    setTabIndexInRow(grid, place.id, 0);
  };

  const focus = (id: string | null, column: number, onCell = false): boolean => {
    const { grid, body, rowIds, columnCount } = now.current;
    if (!grid.current) return false;
    const place = { id, column: Math.min(Math.max(column, 0), columnCount - 1) };
    if (id !== null) {
      const index = rowIds.indexOf(id);
      if (index < 0) return false;
      flushSync(() => body.current?.reveal(index));
    }
    const cell = cellElement(grid.current, place);
    if (!cell) return false;
    setActive(place);
    const target = onCell ? cell : focusTarget(cell);
    target.tabIndex = 0;
    target.focus({ preventScroll: true });
    // Also if it had focus already, which selects nothing by itself.
    if (target instanceof HTMLInputElement) target.select();
    return true;
  };

  const move = (from: Place, by: number): boolean => {
    const { rowIds, onPastEnd, small } = now.current;
    const at = from.id === null ? -1 : rowIds.indexOf(from.id);
    const to = Math.min(at + by, rowIds.length - 1);
    if (at + by >= rowIds.length && by === 1) {
      onPastEnd?.();
      return true;
    }
    const id = to < 0 ? (small ? rowIds[0] : null) : rowIds[to];
    return id !== undefined && id !== from.id && focus(id, from.column);
  };

  const step = (event: KeyboardEvent, from: Place, typing: boolean): boolean => {
    const { rowIds, columnCount, body, onOpen } = now.current;
    const page = body.current?.rowsInView() ?? 10;
    const corner = event.ctrlKey || event.metaKey;
    const last = columnCount - 1;
    switch (event.key) {
      case 'ArrowDown':
        return move(from, 1);
      case 'ArrowUp':
        return move(from, -1);
      case 'PageDown':
        return move(from, page);
      case 'PageUp':
        return move(from, -Math.min(page, Math.max(0, rowIds.indexOf(from.id ?? ''))));
      case 'ArrowLeft':
        return (!typing || atEdge(event.target, 'start')) && from.column > 0 && focus(from.id, from.column - 1);
      case 'ArrowRight':
        return (!typing || atEdge(event.target, 'end')) && from.column < last && focus(from.id, from.column + 1);
      case 'Home':
        return corner ? focus(rowIds[0] ?? null, 0) : !typing && focus(from.id, 0);
      case 'End':
        return corner ? focus(rowIds.at(-1) ?? null, last) : !typing && focus(from.id, last);
      case 'Escape':
        return typing && focus(from.id, from.column, true);
      case 'Enter': {
        if (typing) return move(from, 1);
        if (event.target instanceof HTMLButtonElement || event.target instanceof HTMLAnchorElement) return false;
        if (from.id === null || !onOpen) return false;
        onOpen(from.id, 'key');
        return true;
      }
      default:
        return false;
    }
  };

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.defaultPrevented || event.nativeEvent.isComposing) return;
    const target = event.target as HTMLElement;
    const place = placeOf(target);
    if (!place) return;
    const typing = isTyping(target);
    const isRowKey = event.altKey || (event.key === 'Delete' && (!typing || isUntouched(target)));
    if (isRowKey) {
      if (place.id === null || event.ctrlKey || event.metaKey) return;
      if (!now.current.onRowKey?.(place.id, plainKey(event.nativeEvent))) return;
      event.preventDefault();
      // The action may have removed the field.
      if (event.key === 'Delete' && place.column >= 0) focus(place.id, place.column, true);
      return;
    }
    if (!typing && now.current.onSelectKey?.(event, place.id)) {
      event.preventDefault();
      return;
    }
    const from = place.column < 0 ? { id: place.id, column: active.current?.column ?? 0 } : place;
    if (event.shiftKey && (event.key === 'ArrowLeft' || event.key === 'ArrowRight')) return;
    if (step(event, from, typing)) {
      event.preventDefault();
      return;
    }
    if (typing || from.id === null || event.ctrlKey || event.metaKey) return;
    if (/^\d$/.test(event.key)) {
      // The digit itself goes into the field, which has focus by the time the browser inserts it.
      const { grid } = now.current;
      if (grid.current) fieldOfRow(rowElement(grid.current, from.id))?.focus({ preventScroll: true });
      return;
    }
    if (now.current.onRowKey?.(from.id, event.key.toLowerCase())) event.preventDefault();
  };

  const onFocus = (event: FocusEvent) => {
    const place = placeOf(event.target);
    if (!place) return;
    if (isTyping(event.target) && event.target instanceof HTMLInputElement) event.target.select();
    if (place.id !== null) now.current.body.current?.pin(place.id);
    focused.current = { element: event.target, index: now.current.rowIds.indexOf(place.id ?? '') };
    setActive(place.column < 0 ? { id: place.id, column: active.current?.column ?? 0 } : place);
  };

  /** Focus that has moved to another element stays there when the row it left is unmounted. */
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget !== null) focused.current = null;
  };

  /** A press on a field selects all of it, so that typing replaces it; a second one sets the caret. */
  const onMouseDown = (event: MouseEvent) => {
    const { target } = event;
    if (!(target instanceof HTMLInputElement) || target === document.activeElement || event.button !== 0) return;
    if (!placeOf(target)) return;
    event.preventDefault();
    target.focus({ preventScroll: true });
  };

  const onClick = (event: MouseEvent) => {
    const target = event.target as Element;
    const place = placeOf(target);
    if (!place || place.id === null || target.closest('input, button, a, select')) return;
    if (window.getSelection()?.isCollapsed === false) return;
    focus(place.id, Math.max(place.column, 0), true);
    now.current.onOpen?.(place.id, 'press');
  };

  // There is always one tab stop, even before the first focus and after the current row was removed.
  useEffect(() => {
    const { grid, body, rowIds, small } = now.current;
    if (!grid.current) return;
    const current = active.current;
    const gone = focused.current;
    if (gone && !gone.element.isConnected) {
      focused.current = null;
      // The focused row was removed: focus the row that took its place.
      const next = rowIds[Math.min(gone.index, rowIds.length - 1)];
      if (document.activeElement === document.body && next !== undefined && gone.index >= 0) {
        // The row can be rendered only after React has finished this render.
        queueMicrotask(() => focus(next, current?.column ?? 0));
        return;
      }
    }
    const cell = current && cellElement(grid.current, current);
    if (cell && (current.id === null || rowIds.includes(current.id))) {
      focusTarget(cell).tabIndex = 0;
      return;
    }
    const first = rowIds[0];
    if (first === undefined && small) return;
    const field = first === undefined ? null : fieldOfRow(rowElement(grid.current, first));
    setActive({ id: first ?? null, column: (field && placeOf(field)?.column) ?? 0 });
    if (first !== undefined) body.current?.pin(first);
  });

  return { onKeyDown, onFocus, onBlur, onMouseDown, onClick, focus };
}

function setTabIndexInRow(grid: HTMLElement, id: string | null, tabIndex: 0 | -1): void {
  if (id === null) return;
  for (const element of rowElement(grid, id)?.querySelectorAll<HTMLElement>('[data-in-row]') ?? [])
    element.tabIndex = tabIndex;
}
