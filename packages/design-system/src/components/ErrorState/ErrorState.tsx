import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../Button/Button.tsx';
import * as css from '../EmptyState/EmptyState.css.ts';
import { Mark } from '../Mark/Mark.tsx';

export interface ErrorStateProps {
  /** What failed. */
  title: string;
  /** What is safe: `Your lines are kept on this device.` */
  children?: ReactNode;
  /** Offers to try again. */
  onRetry?: () => void;
  /** It is being tried again: the button waits. */
  retrying?: boolean;
  /** The words of the button. */
  retryLabel?: string;
  /** A reference for support. */
  reference?: string;
}

/** Stands inside the region that failed, and nowhere else. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, retrying, retryLabel = 'Try again', reference } = props;
  return (
    <div role="alert" className={css.state}>
      <p className={css.title}>
        <Mark kind="alert" tone="critical" />
        {title}
      </p>
      <div className={css.words}>
        {children}
        {reference ? <p>Reference {reference}</p> : null}
      </div>
      {onRetry ? (
        <div className={css.action}>
          <Button icon={RotateCcw} loading={retrying} onClick={onRetry}>
            {retryLabel}
          </Button>
        </div>
      ) : null}
    </div>
  );
}
