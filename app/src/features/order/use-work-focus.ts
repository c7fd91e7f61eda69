import { useEffect, useRef } from 'react';

/** Something is being typed, a dialog is open, or the order was opened by its tab: then the focus stays where it is. */
const inUse = 'input, textarea, select, [contenteditable="true"], [role="tab"][aria-selected="true"], [role="dialog"]';

export function isFocusInUse(focused: Element | null): boolean {
  return focused?.closest(inUse) != null;
}

export interface WorkFocus {
  /** The order is on screen. */
  readonly isReady: boolean;
  readonly isLocked: boolean;
  /** A dialog of the order is open; it has the focus until it closes. */
  readonly isCovered: boolean;
  /** Where work goes on: the entry field, or the heading where nothing can be entered. */
  readonly focus: () => void;
}

/**
 * Opening an order puts the focus where work goes on. So does confirming or unconfirming it, where that takes away the control that had
 * the focus. Elsewhere the focus would be on the page body, from which no key leads back.
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
