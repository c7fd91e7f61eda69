import { type RefObject, useRef } from 'react';

/**
 * Where the focus goes back to, in order of preference: the element itself, then the elements around it, because the dialog may have
 * removed it, as when a component fills the cell that it was opened from. From an item of a menu: the menu's button. From a frame of this
 * site: first the element in it, because focusing the frame alone takes the focus from that.
 */
function waysBack(from: Element | null): readonly HTMLElement[] {
  const button = from?.closest('[role="menu"]')?.getAttribute('aria-labelledby');
  const ways: HTMLElement[] = [];
  let element = button ? document.getElementById(button) : from;
  for (; element && element !== element.ownerDocument.body; element = element.parentElement) {
    if (element instanceof HTMLIFrameElement) ways.push(...waysBack(element.contentDocument?.activeElement ?? null));
    // Elements of a frame are not instances of this window's classes.
    if ('focus' in element) ways.push(element as HTMLElement);
  }
  return ways;
}

/** Focuses the first of these that is still there and takes the focus. */
function focusFirst(ways: readonly HTMLElement[]): void {
  for (const element of ways) {
    if (!element.isConnected) continue;
    element.focus({ preventScroll: true });
    if (document.activeElement !== document.body) return;
  }
}

/** For each dialog that is open or closing, the elements that its focus can return to; the latest dialog is last. */
const returnsOfDialogs: (readonly HTMLElement[])[] = [];

/**
 * Returns the focus to the element that had it before a dialog opened; Radix does so only for its own trigger. `initial` gets the focus on
 * opening; an effect of the content must not take it, because Radix would then not report the opening. A dialog that replaces another, such
 * as the question after “Delete…”, returns the focus to where the first was opened from.
 */
export function useReturnFocus(initial?: RefObject<HTMLElement | null>) {
  const before = useRef<readonly HTMLElement[]>([]);
  return {
    onOpenAutoFocus: (event: Event) => {
      const ways = waysBack(document.activeElement);
      before.current = ways.length > 0 ? ways : (returnsOfDialogs.at(-1) ?? []);
      returnsOfDialogs.push(before.current);
      if (!initial?.current) return;
      event.preventDefault();
      initial.current.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const index = returnsOfDialogs.indexOf(before.current);
      if (index >= 0) returnsOfDialogs.splice(index, 1);
      // Something that the dialog opened may have the focus already.
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      focusFirst(before.current);
    },
  };
}
