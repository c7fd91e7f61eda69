import { useEffect } from 'react';

/** While it is used, what is printed is the sheet without the portal around it. */
export function usePaper(): void {
  useEffect(() => {
    const { dataset } = window.document.documentElement;
    dataset.sheet = '';
    return () => {
      delete dataset.sheet;
    };
  }, []);
}
