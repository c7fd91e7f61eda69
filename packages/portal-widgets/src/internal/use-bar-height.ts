import { type RefObject, useLayoutEffect } from 'react';

/** Custom properties of the root with the heights of the bars at the bottom of the window, the lowest bar first. */
const bars = ['--page-foot', '--foot-bar'] as const;

/** Publishes the height of a bar at the bottom of the window, so that content stays above it and focused elements scroll to above it. */
export function useBarHeight(bar: RefObject<HTMLElement | null>, property: (typeof bars)[number]): void {
  useLayoutEffect(() => {
    const node = bar.current;
    if (!node) return;
    const { style } = document.documentElement;
    style.scrollPaddingBlockEnd = `calc(${bars.map((each) => `var(${each}, 0px)`).join(' + ')})`;
    const watch = new ResizeObserver(() => style.setProperty(property, `${node.offsetHeight}px`));
    watch.observe(node);
    return () => {
      watch.disconnect();
      style.removeProperty(property);
    };
  }, [bar, property]);
}
