import { useEffect, useRef } from 'react';
import type { CartDocument, EditResult } from '../cart/types.ts';
import { overlay } from './overlay.ts';
import { usePortal } from './portal.ts';

/** Text fields have their own undo; the order's applies everywhere else. */
function isTypedText(target: EventTarget | null): boolean {
  if (target instanceof HTMLTextAreaElement) return target.value !== '';
  if (!(target instanceof HTMLInputElement) || target.value === '') return false;
  return target.dataset.undo !== 'order' && target.closest('[role="grid"]') === null;
}

/** SHELL-14: a single key acts only while nothing is being typed; within a dialog, keys belong to the dialog. */
function isFree(event: KeyboardEvent): boolean {
  const { target } = event;
  const typing =
    target instanceof HTMLElement &&
    (target.isContentEditable ||
      /^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) ||
      target.closest('[role$="dialog"]') !== null);
  return !typing && !event.ctrlKey && !event.metaKey && !event.altKey && !event.defaultPrevented;
}

export interface OrderKeys {
  readonly goToFirst: () => void;
  readonly find: () => void;
  /** Opens the check before confirming; undefined if there is nothing to confirm. */
  readonly check: (() => void) | undefined;
  readonly print: () => void;
  readonly revert: (direction: 'undo' | 'redo') => EditResult;
}

/** CART-21: Ctrl+Z, Ctrl+Shift+Z or Ctrl+Y, Ctrl+Enter; N first line that blocks confirming, F find parts, C check. */
export function useOrderKeys(document: CartDocument, keys: OrderKeys): void {
  const { messages } = usePortal();
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const confirm = async () => {
      const header = document.getHeader();
      if (!header || header.confirmed || header.submitted) return;
      // Blocked: shows what blocks it (CART-23).
      if (!header.confirm_allowed && document.getStatus().unsent === 0 && latest.current.check)
        return latest.current.check();
      const result = await document.confirm();
      if (!result.ok) messages.show(result.message, 'warning');
    };
    const single = (event: KeyboardEvent) => {
      const key = event.key.toLowerCase();
      if ((key !== 'n' && key !== 'f' && key !== 'c') || !isFree(event)) return;
      event.preventDefault();
      const { goToFirst, find, check } = latest.current;
      ({ n: goToFirst, f: find, c: check })[key]?.();
    };
    // Handled before the table, which uses Enter for something else.
    const combined = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      // Keys typed in the palette must not act on the order behind it.
      if (overlay.get() === 'palette') return;
      const key = event.key.toLowerCase();
      if (key === 'enter') {
        event.preventDefault();
        event.stopPropagation();
        if (!event.repeat) void confirm();
        return;
      }
      if (key === 'p' && !event.shiftKey) {
        // The table renders only visible rows, so printing uses a separate sheet.
        event.preventDefault();
        latest.current.print();
        return;
      }
      if ((key !== 'z' && key !== 'y') || isTypedText(event.target)) return;
      event.preventDefault();
      event.stopPropagation();
      const result = latest.current.revert(key === 'y' || event.shiftKey ? 'redo' : 'undo');
      if (!result.ok && result.message !== '') messages.show(result.message);
    };
    window.addEventListener('keydown', single);
    window.addEventListener('keydown', combined, { capture: true });
    return () => {
      window.removeEventListener('keydown', single);
      window.removeEventListener('keydown', combined, { capture: true });
    };
  }, [document, messages]);
}
