import type { ReactNode } from 'react';
import * as css from './EmptyState.css.ts';

export interface EmptyStateProps {
  /** What belongs here. */
  title: string;
  children?: ReactNode;
  /** The one next action. */
  action?: ReactNode;
}

/** Stands where the first row would be. */
export function EmptyState({ title, children, action }: EmptyStateProps) {
  return (
    <div className={css.state}>
      <p className={css.title}>{title}</p>
      {children ? <div className={css.words}>{children}</div> : null}
      {action ? <div className={css.action}>{action}</div> : null}
    </div>
  );
}
