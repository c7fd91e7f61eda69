import { type ReactNode, useLayoutEffect, useRef } from 'react';
import * as css from './Ask.css.ts';

/** By which the ordering screens, which fill the window, leave room for it. */
const room = '--above-page';

export interface AskProps {
  label: string;
  children: ReactNode;
  /** The answers. */
  actions: ReactNode;
}

/** A question above the page that stops nobody: one at a time, and gone with its answer. */
export function Ask({ label, children, actions }: AskProps) {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const node = bar.current;
    if (!node) return;
    const { style } = document.documentElement;
    const watch = new ResizeObserver(() => style.setProperty(room, `${node.offsetHeight}px`));
    watch.observe(node);
    return () => {
      watch.disconnect();
      style.removeProperty(room);
    };
  }, []);
  return (
    <section ref={bar} className={css.bar} aria-label={label}>
      <p className={css.words}>{children}</p>
      <div className={css.actions}>{actions}</div>
    </section>
  );
}
