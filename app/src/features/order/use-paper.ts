import { useEffect } from 'react';

/** While mounted, only the sheet is printed, without the surrounding portal. */
export function usePaper(): void {
  useEffect(() => {
    const { dataset } = window.document.documentElement;
    dataset.sheet = '';
    return () => {
      delete dataset.sheet;
    };
  }, []);
}
