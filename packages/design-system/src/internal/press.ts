import type { MouseEvent, MouseEventHandler } from 'react';

/** Handles presses of a button that may be blocked or busy: then it keeps the focus, does nothing and does not submit its form. */
export const pressUnless =
  (held: boolean, onClick: MouseEventHandler<HTMLButtonElement> | undefined) =>
  (event: MouseEvent<HTMLButtonElement>): void => {
    if (held) event.preventDefault();
    else onClick?.(event);
  };
