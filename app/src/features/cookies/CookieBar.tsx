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
          <Button onClick={() => give('needed')}>Only what is needed</Button>
          <Button onClick={() => give('all')}>That is fine</Button>
        </>
      }
    >
      Cookies and this browser’s storage keep you signed in, your unsent lines safe and your settings. To find faults we
      also note which buttons are pressed and how fast screens are drawn; you can leave that out.
    </PromptBar>
  );
}
