import { useEffect, useRef } from 'react';

/** Keeps the focus where it is while the user types, a dialog is open, or the order was opened by its tab. */
const inUse = 'input, textarea, select, [contenteditable="true"], [role="tab"][aria-selected="true"], [role$="dialog"]';

export function isFocusInUse(focused: Element | null): boolean {
  return focused?.closest(inUse) != null;
}

export interface WorkFocus {
  /** The order is on screen. */
  readonly isReady: boolean;
  readonly isLocked: boolean;
  /** A dialog of the order is open; it keeps the focus until it closes. */
  readonly isCovered: boolean;
  /** Element to focus: the entry field, or the heading if nothing can be entered. */
  readonly focus: () => void;
}

/**
 * Moves focus to the place of work when an order opens, and when confirming or unconfirming removes the control that had
 * the focus. Otherwise focus would fall to the page body, where no key works.
 */
export function useWorkFocus({ isReady, isLocked, isCovered, focus }: WorkFocus): void {
  const latest = useRef(focus);
  latest.current = focus;
  const lockedBefore = useRef<boolean | null>(null);
  const isPending = useRef(false);
  useEffect(() => {
    if (!isReady) return;
    const isFirst = lockedBefore.current === null;
    if (lockedBefore.current !== isLocked) isPending.current = true;
    lockedBefore.current = isLocked;
    if (!isPending.current || isCovered) return;
    isPending.current = false;
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body;
    if (isLost || (isFirst && !isFocusInUse(focused))) latest.current();
  }, [isReady, isLocked, isCovered]);
}
