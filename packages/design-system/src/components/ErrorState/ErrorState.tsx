import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { commonMessages } from '../../messages/common.ts';
import { Button } from '../Button/Button.tsx';
import * as css from '../EmptyState/EmptyState.css.ts';
import { StatusIcon } from '../StatusIcon/StatusIcon.tsx';

export interface ErrorStateProps {
  /** What failed. */
  title: string;
  /** What happened to the user's work: `Your lines are stored on this device.` */
  children?: ReactNode;
  /** Shows a button to try again. */
  onRetry?: () => void;
  /** Another attempt is running: the button shows that it is busy. */
  retrying?: boolean;
  /** Label of the button. */
  retryLabel?: string;
  /** A reference number for support. */
  reference?: string;
}

/** An error inside the region that failed. */
export function ErrorState(props: ErrorStateProps) {
  const { title, children, onRetry, retrying, retryLabel = commonMessages.tryAgain, reference } = props;
  return (
    <div role="alert" className={css.state}>
      <p className={css.title}>
        <StatusIcon kind="alert" tone="critical" />
        {title}
      </p>
      <div className={css.words}>
        {children}
        {reference ? <p>{commonMessages.reference(reference)}</p> : null}
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
