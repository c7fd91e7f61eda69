import { Heading } from '@portal/design-system';
import { usePortal, useStore } from '@portal/portal-client/react';
import { useEffect, useRef } from 'react';
import * as css from './Shell.css.ts';

/** SHELL-09: covers the work and never replaces it, so that what is on screen is there again afterwards. */
export function Maintenance() {
  const on = useStore(usePortal().maintenance);
  const sheet = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (on) sheet.current?.focus();
  }, [on]);

  if (!on) return null;
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
        <p>Your lines are kept on this device. This goes by itself as soon as the site is back.</p>
      </div>
    </div>
  );
}
