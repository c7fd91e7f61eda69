import { type FocusEvent, type KeyboardEvent, useRef } from 'react';

const moves: Readonly<Record<string, (at: number, last: number) => number>> = {
  ArrowDown: (at, last) => Math.min(at + 1, last),
  ArrowUp: (at) => Math.max(at - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
};

const boxes = (list: HTMLElement | null): HTMLElement[] =>
  list ? [...list.querySelectorAll<HTMLElement>('[role="checkbox"]')] : [];

/** Roving tab index: one tab stop for a list of check boxes, arrow keys between them. A filter column can hold hundreds. */
export function useRovingList() {
  const list = useRef<HTMLDivElement>(null);
  const mark = (current: HTMLElement | undefined) => {
    const all = boxes(list.current);
    const stop = current ?? all.find((box) => box.tabIndex === 0) ?? all[0];
    for (const box of all) box.tabIndex = box === stop ? 0 : -1;
  };
  return {
    list: (node: HTMLDivElement | null) => {
      list.current = node;
      // After every render: check boxes come and go as the list is searched or folded.
      if (node) mark(undefined);
    },
    onFocus: ({ target }: FocusEvent) => {
      if (target instanceof HTMLElement && target.getAttribute('role') === 'checkbox') mark(target);
    },
    onKeyDown: (event: KeyboardEvent) => {
      const all = boxes(list.current);
      const at = all.indexOf(event.target as HTMLElement);
      const move = moves[event.key];
      if (at < 0 || !move || event.altKey || event.ctrlKey || event.metaKey) return;
      event.preventDefault();
      all[move(at, all.length - 1)]?.focus();
    },
  };
}
