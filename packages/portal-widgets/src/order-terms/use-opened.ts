import { type RefObject, useEffect, useRef, useState } from 'react';

/** Something that opens to be filled in: the caret is then in its field, and not where it merely stands open. */
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
