import type { MouseEvent, MouseEventHandler } from 'react';

/** A press of a button that may be held: blocked or busy, it keeps its focus and does nothing, not even send its form. */
export const pressUnless =
  (held: boolean, onClick: MouseEventHandler<HTMLButtonElement> | undefined) =>
  (event: MouseEvent<HTMLButtonElement>): void => {
    if (held) event.preventDefault();
    else onClick?.(event);
  };
