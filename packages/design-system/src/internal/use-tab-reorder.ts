import { useDirection } from '@radix-ui/react-direction';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { tabsMessages } from '../messages/tabs.ts';

export interface TabReorder {
  /** Keys of the tabs that can be moved, in their order. Each of these tabs has its key in `data-movable`. */
  readonly keys: readonly string[];
  readonly nameOf: (key: string) => string;
  /** Called with the new place among the movable tabs. Without it nothing moves. */
  readonly onMove: ((key: string, index: number) => void) | undefined;
}

/** Px that a pressed pointer moves before it drags a tab. */
const slack = 6;

/**
 * Moves the tabs of a list: by dragging with a mouse or pen, or by Ctrl+Shift and an arrow key. Returns the handlers of the list, the key
 * of the tab that is being dragged, and what a live region reads out.
 */
export function useTabReorder({ keys, nameOf, onMove }: TabReorder) {
  const list = useRef<HTMLDivElement>(null);
  const [announced, setAnnounced] = useState('');
  const [held, setHeld] = useState<string | null>(null);
  const pressed = useRef<{ readonly key: string; readonly x: number } | null>(null);
  const refocus = useRef<string | null>(null);
  const isMirrored = useDirection() === 'rtl';
  const order = keys.join(' ');
  const tabs = () => [...(list.current?.querySelectorAll<HTMLElement>('[data-movable]') ?? [])];

  // A tab that was moved in the DOM has lost the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the tabs stand in another order
  useLayoutEffect(() => {
    tabs()
      .find((tab) => tab.dataset.movable === refocus.current)
      ?.focus();
    refocus.current = null;
  }, [order]);

  const moveTo = (key: string, index: number): void => {
    if (!onMove || index < 0 || index >= keys.length || keys[index] === key) return;
    onMove(key, index);
    setAnnounced(tabsMessages.moved(nameOf(key), index + 1, keys.length));
  };
  const release = () => {
    pressed.current = null;
    setHeld(null);
  };
  const handlers = {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0 || event.pointerType === 'touch' || !(event.target instanceof Element)) return;
      const key = event.target.closest<HTMLElement>('[data-movable]')?.dataset.movable;
      pressed.current = key === undefined ? null : { key, x: event.clientX };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (!pressed.current) return;
      const { key, x } = pressed.current;
      if (held === null) {
        if (Math.abs(event.clientX - x) < slack) return;
        // With pointer capture, releasing does not click a tab.
        event.currentTarget.setPointerCapture(event.pointerId);
        setHeld(key);
      }
      const boxes = tabs().map((tab) => tab.getBoundingClientRect());
      const over = boxes.findIndex(({ left, right }) => event.clientX >= left && event.clientX < right);
      const own = keys.indexOf(key);
      const [box, mine] = [boxes[over], boxes[own]];
      if (!box || !mine || over === own) return;
      // Only past the middle; otherwise a wide and a narrow tab would keep swapping.
      const middle = (box.left + box.right) / 2;
      if (box.left > mine.left ? event.clientX > middle : event.clientX < middle) moveTo(key, over);
    },
    onPointerUp: release,
    onPointerCancel: release,
    onKeyDown(event: KeyboardEvent<HTMLElement>) {
      if (!event.ctrlKey || !event.shiftKey || !(event.target instanceof HTMLElement)) return;
      const key = event.target.dataset.movable;
      if (key === undefined || !/^Arrow(Left|Right)$/.test(event.key)) return;
      event.preventDefault();
      event.stopPropagation();
      refocus.current = key;
      moveTo(key, keys.indexOf(key) + ((event.key === 'ArrowRight') === isMirrored ? -1 : 1));
    },
  };
  return { list, handlers: onMove ? handlers : undefined, held, announced };
}
