import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as css from './PromptBar.css.ts';

/** Custom property with the height of the bar, for content that fills the window or is fixed to its bottom. */
const heightProperty = '--page-foot';

export interface PromptBarProps {
  label: string;
  children: ReactNode;
  /** The buttons. */
  actions: ReactNode;
}

/** A question at the bottom of the window that does not block the page. */
export function PromptBar({ label, children, actions }: PromptBarProps) {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const node = bar.current;
    if (!node) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => {
      const height = `${node.offsetHeight}px`;
      style.setProperty(heightProperty, height);
      // Focused elements scroll to above the bar.
      style.scrollPaddingBlockEnd = height;
    });
    watch.observe(node);
    return () => {
      watch.disconnect();
      style.removeProperty(heightProperty);
      style.scrollPaddingBlockEnd = '';
    };
  }, []);
  return (
    <section ref={bar} className={css.bar} aria-label={label}>
      <p className={css.words}>{children}</p>
      <div className={css.actions}>{actions}</div>
    </section>
  );
}
