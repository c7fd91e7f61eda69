import { Heading } from '@portal/design-system';
import { useEffect, useRef } from 'react';
import { maintenanceCoverMessages as messages } from '../messages/maintenance-cover.ts';
import * as css from './MaintenanceCover.css.ts';

/** SHELL-09: covers the screen during maintenance. The screen stays mounted below so that no work is lost. */
export function MaintenanceCover() {
  const sheet = useRef<HTMLDivElement>(null);

  useEffect(() => sheet.current?.focus(), []);

  return (
    <div className={css.cover}>
      <div
        ref={sheet}
        role="alertdialog"
        aria-modal="true"
        aria-labelledby="maintenance"
        tabIndex={-1}
        className={css.sheet}
      >
        <Heading level={2} id="maintenance">
          {messages.title}
        </Heading>
        <p className={css.state}>{messages.state}</p>
        <ul className={css.reasons}>
          <li>{messages.reasons.upgrade}</li>
          <li>{messages.reasons.load}</li>
        </ul>
        <p>{messages.workKept}</p>
      </div>
    </div>
  );
}
