import { type RefObject, useLayoutEffect, useState } from 'react';

export interface TableSize {
  readonly width: number;
  /** Width that the scroll bar takes. */
  readonly scrollbar: number;
}

/** The table's inner width in px. The first render assumes the window's width, on the server that of a common desktop. */
export function useTableSize(box: RefObject<HTMLElement | null>): TableSize {
  const [size, setSize] = useState<TableSize>(() => ({
    width: typeof window === 'undefined' ? 1200 : window.innerWidth,
    scrollbar: 0,
  }));
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const read = () => {
      const { clientWidth: width, offsetWidth } = element;
      // A table in a hidden tab keeps its last size.
      if (width === 0) return;
      const scrollbar = offsetWidth - width;
      setSize((before) => (before.width === width && before.scrollbar === scrollbar ? before : { width, scrollbar }));
    };
    read();
    const observer = new ResizeObserver(read);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  return size;
}
