import { Button } from '@portal/design-system';
import { type CookieChoice, cookieChoice } from '@portal/portal-client/react';
import { PromptBar } from '@portal/portal-widgets';
import { useState } from 'react';
import { cookiesMessages } from '../../messages/cookies.ts';

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
      label={cookiesMessages.title}
      actions={
        <>
          <Button onClick={() => give('needed')}>{cookiesMessages.essentialOnly}</Button>
          <Button onClick={() => give('all')}>{cookiesMessages.acceptAll}</Button>
        </>
      }
    >
      {cookiesMessages.text}
    </PromptBar>
  );
}
