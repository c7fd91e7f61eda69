import { type RefObject, useRef } from 'react';

/**
 * Returns the focus to the element that had it before a dialog opened; Radix does so only for its own trigger. `initial` gets the focus on
 * opening. An effect of the content must not take it: Radix would then not report the opening.
 */
export function useReturnFocus(initial?: RefObject<HTMLElement | null>) {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      before.current = document.activeElement;
      if (!initial?.current) return;
      event.preventDefault();
      initial.current.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      // Something that the dialog opened may have the focus already.
      if (document.activeElement !== null && document.activeElement !== document.body) return;
      if (before.current instanceof HTMLElement) before.current.focus();
    },
  };
}
