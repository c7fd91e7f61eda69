import { Button } from '@portal/design-system';
import * as css from './FootBar.css.ts';
import type { FootBarProps } from './FootBar.props.ts';

/** Shows in the small view only. */
export function FootBar({ total, detail, action, busy, onAction }: FootBarProps) {
  return (
    <section aria-label="Order total" className={css.bar}>
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
