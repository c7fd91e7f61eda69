import { type RefObject, useEffect, useRef, useState } from 'react';

/** State of a disclosure that moves the focus to its field when the user opens it, but not when it starts open. */
export function useOpened<Element extends HTMLElement>(): {
  readonly open: boolean;
  readonly set: (open: boolean) => void;
  readonly box: RefObject<Element | null>;
} {
  const [open, set] = useState(false);
  const box = useRef<Element>(null);
  useEffect(() => {
    if (open) box.current?.querySelector('input')?.focus();
  }, [open]);
  return { open, set, box };
}
