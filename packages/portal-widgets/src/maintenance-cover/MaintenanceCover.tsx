import { Heading } from '@portal/design-system';
import { useEffect, useRef } from 'react';
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
          Maintenance
        </Heading>
        <p className={css.state}>The site is undergoing maintenance. Possible reasons:</p>
        <ul className={css.reasons}>
          <li>we are upgrading our services</li>
          <li>the load is higher than usual</li>
        </ul>
        <p>Your lines are kept on this device. This message closes as soon as the site is back.</p>
      </div>
    </div>
  );
}
