import { useLayoutEffect } from 'react';
import { besideClass } from '../Dialog/Dialog.css.ts';

/** Narrows the page by the width of the drawer beside it, so that the drawer covers nothing. */
export function useSpaceBeside(isBeside: boolean): void {
  useLayoutEffect(() => {
    if (!isBeside) return;
    document.body.classList.add(besideClass);
    return () => document.body.classList.remove(besideClass);
  }, [isBeside]);
}
