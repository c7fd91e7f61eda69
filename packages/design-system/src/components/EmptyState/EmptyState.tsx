import type { ReactNode } from 'react';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What would be listed here. */
  title: string;
  children?: ReactNode;
  /** The most useful next action. */
  action?: ReactNode;
}

/** Replaces the first row of an empty list. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={css.state}>
      <p className={css.title}>{title}</p>
      {children ? <div className={css.words}>{children}</div> : null}
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  );
}
