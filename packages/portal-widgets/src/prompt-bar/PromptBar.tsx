import { type ReactNode, useRef } from 'react';
import { useBarHeight } from '../internal/use-bar-height.ts';
import * as css from './PromptBar.css.ts';

export interface PromptBarProps {
  label: string;
  children: ReactNode;
  /** The buttons. */
  actions: ReactNode;
}

/** A question at the bottom of the window that does not block the page. */
export function PromptBar({ label, children, actions }: PromptBarProps) {
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar, '--page-foot');
  return (
    <section ref={bar} className={css.bar} aria-label={label}>
      <p className={css.words}>{children}</p>
      <div className={css.actions}>{actions}</div>
    </section>
  );
}
