import { Button } from '@portal/design-system';
import { useState } from 'react';
import { Ask } from '../../portal/Ask.tsx';
import { type CookieAnswer, cookieAnswer } from '../../portal/cookie-answer.ts';

/** SHELL-03: asked until it is answered in this browser; the answer holds for what PING-05 counts. */
export function CookieBar() {
  const [answer, setAnswer] = useState(cookieAnswer.read);
  if (answer !== null) return null;
  const give = (given: CookieAnswer) => {
    cookieAnswer.keep(given);
    setAnswer(given);
  };
  return (
    <Ask
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
    </Ask>
  );
}
