import { Button } from '@portal/design-system';
import { type CookieChoice, cookieChoice } from '@portal/portal-client/react';
import { PromptBar } from '@portal/portal-widgets';
import { useState } from 'react';

/** SHELL-03: shown until answered in this browser. The choice governs activity logging (PING-05). */
export function CookieBar() {
  const [answer, setAnswer] = useState(cookieChoice.read);
  if (answer !== null) return null;
  const give = (given: CookieChoice) => {
    cookieChoice.keep(given);
    setAnswer(given);
  };
  return (
    <PromptBar
      label="Cookies"
      actions={
        <>
          <Button onClick={() => give('needed')}>Essential only</Button>
          <Button onClick={() => give('all')}>Accept all</Button>
        </>
      }
    >
      We use cookies and browser storage to keep you signed in and to save your settings and unsent lines. With your
      permission we also record button clicks and page speed, to find faults.
    </PromptBar>
  );
}
