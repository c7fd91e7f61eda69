import {
  type MouseEvent,
  type PointerEvent,
  type ReactNode,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { MenuEntry } from '../Menu/Menu.props.ts';
import { loadMenuList, useMenuList } from '../Menu/use-menu-list.ts';
import * as css from './ContextMenu.css.ts';

export interface ContextMenuProps {
  /** Name of the menu. */
  label: string;
  children: ReactNode;
  /** What can be done with what was pointed at, asked when it opens. With no entry, the browser's own menu opens. */
  entries: (target: HTMLElement) => readonly MenuEntry[];
}

interface Opened {
  readonly anchor: HTMLElement;
  readonly point: { readonly x: number; readonly y: number };
  readonly entries: readonly MenuEntry[];
  readonly byKeyboard: boolean;
}

/** Milliseconds that a finger rests before the menu opens. */
const rest = 600;
const focusable = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * A menu at the pointer: the other button, the menu key, Shift+F10, or a finger that rests. Everything in it can be done elsewhere too:
 * nobody has to know that it is there. The list is loaded on its first use, like Menu's.
 */
export function ContextMenu({ label, children, entries }: ContextMenuProps) {
  const id = useId();
  const [opened, setOpened] = useState<Opened | null>(null);
  const close = useCallback(() => setOpened(null), []);
  const List = useMenuList(opened !== null, close);
  const touch = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(touch.current), []);

  const show = (target: EventTarget, x: number, y: number): boolean => {
    if (!(target instanceof HTMLElement || target instanceof SVGElement)) return false;
    const anchor = target.closest<HTMLElement>(focusable) ?? (target as HTMLElement);
    const found = entries(anchor);
    if (found.length === 0) return false;
    // The menu key has no place of its own: the menu opens at what has the focus.
    const byKeyboard = x === 0 && y === 0;
    const box = anchor.getBoundingClientRect();
    const point = byKeyboard ? { x: box.left + 12, y: box.bottom } : { x, y };
    setOpened({ anchor, point, entries: found, byKeyboard });
    return true;
  };
  const onContextMenu = (event: MouseEvent) => {
    clearTimeout(touch.current);
    // A second press with a modifier asks for the browser's own menu.
    if (event.defaultPrevented || event.ctrlKey) return;
    const fromKeyboard = event.button === -1 || (event.nativeEvent as globalThis.PointerEvent).pointerType === '';
    const shown = fromKeyboard
      ? show(document.activeElement ?? event.target, 0, 0)
      : show(event.target, event.clientX, event.clientY);
    if (shown) event.preventDefault();
  };
  const onPointerDown = (event: PointerEvent) => {
    clearTimeout(touch.current);
    if (event.pointerType !== 'touch') return;
    const { target, clientX, clientY } = event;
    touch.current = setTimeout(() => show(target, clientX, clientY), rest);
  };
  const forget = () => clearTimeout(touch.current);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only listens; what is inside has the roles
    <div
      className={css.area}
      onContextMenu={onContextMenu}
      onPointerDown={onPointerDown}
      onPointerEnter={() => void loadMenuList().catch(() => {})}
      onPointerUp={forget}
      onPointerMove={forget}
      onPointerCancel={forget}
    >
      {children}
      {List && opened ? (
        <List
          id={`${id}menu`}
          label={label}
          anchor={opened.anchor}
          point={opened.point}
          entries={opened.entries}
          align="start"
          byKeyboard={opened.byKeyboard}
          onClose={close}
        />
      ) : null}
    </div>
  );
}
