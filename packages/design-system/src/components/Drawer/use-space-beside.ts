import { useLayoutEffect } from 'react';
import { besideClass } from '../Dialog/Dialog.css.ts';

/** Makes the page as much narrower as a drawer beside it is wide, so that it covers nothing. */
export function useSpaceBeside(isBeside: boolean): void {
  useLayoutEffect(() => {
    if (!isBeside) return;
    document.body.classList.add(besideClass);
    return () => document.body.classList.remove(besideClass);
  }, [isBeside]);
}
