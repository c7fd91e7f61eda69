import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as css from './Ask.css.ts';

/** By which what fills the window, or stands at its foot, leaves room for it. */
const room = '--page-foot';

export interface AskProps {
  label: string;
  children: ReactNode;
  /** The answers. */
  actions: ReactNode;
}

/** A question at the foot of the window that stops nobody: one at a time, and gone with its answer. */
export function Ask({ label, children, actions }: AskProps) {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const node = bar.current;
    if (!node) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => {
      const height = `${node.offsetHeight}px`;
      style.setProperty(room, height);
      // What is reached by the keyboard comes to stand above it.
      style.scrollPaddingBlockEnd = height;
    });
    watch.observe(node);
    return () => {
      watch.disconnect();
      style.removeProperty(room);
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
