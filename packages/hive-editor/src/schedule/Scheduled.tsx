import { Button } from '@portal/design-system';
import { scheduledMessages as messages } from '../messages/scheduled.ts';
import * as css from '../pages/PagesPanel.css.ts';
import { momentWords, useSupplierZone } from './supplier-time.ts';

export interface ScheduledProps {
  /** ISO 8601 in UTC. */
  at: string;
  /** Name of who planned it. */
  by: string;
  busy: boolean;
  /** Omitted for people who may not publish. */
  onCancel?: () => void;
}

/** When a draft goes live, with a button that cancels the schedule. */
export function Scheduled({ at, by, busy, onCancel }: ScheduledProps) {
  const timeZone = useSupplierZone();
  return (
    <>
      <span className={css.note}>{messages.goesLive(momentWords(at, timeZone), by)}</span>
      {onCancel ? (
        <Button size="s" loading={busy} onClick={onCancel}>
          {messages.cancel}
        </Button>
      ) : null}
    </>
  );
}
