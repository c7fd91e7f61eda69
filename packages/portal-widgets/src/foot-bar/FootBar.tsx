import { Button } from '@portal/design-system';
import { useRef } from 'react';
import { useBarHeight } from '../internal/use-bar-height.ts';
import { footBarMessages as messages } from '../messages/foot-bar.ts';
import * as css from './FootBar.css.ts';

/** The bottom bar on small screens: the total and one action. */
export interface FootBarProps {
  /** Formatted, without currency. */
  readonly total: string;
  /** `2 lines to answer first`, or empty. */
  readonly detail: string;
  /** `Answer 2 lines`, later `Confirm`; null when there is nothing to do. */
  readonly action: string | null;
  readonly busy: boolean;
  readonly onAction: () => void;
}

/** Shown on small screens only. */
export function FootBar({ total, detail, action, busy, onAction }: FootBarProps) {
  const bar = useRef<HTMLElement>(null);
  useBarHeight(bar, '--foot-bar');
  return (
    <section ref={bar} aria-label={messages.label} className={css.bar}>
      <div className={css.words}>
        <b className={css.total}>{total}</b>
        <small className={css.detail}>{detail}</small>
      </div>
      {action === null ? null : (
        <div className={css.press}>
          <Button kind="filled" size="l" loading={busy} onClick={onAction}>
            {action}
          </Button>
        </div>
      )}
    </section>
  );
}
