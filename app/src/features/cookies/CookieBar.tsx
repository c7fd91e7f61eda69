import { Button } from '@portal/design-system';
import { type CookieChoice, cookieChoice } from '@portal/portal-client/react';
import { PromptBar } from '@portal/portal-widgets';
import { useState, useSyncExternalStore } from 'react';
import { cookiesMessages } from '../../messages/cookies.ts';
import * as css from './CookieBar.css.ts';

const unchanged = () => () => {};

/**
 * SHELL-03: shown until the user has chosen in this browser. The choice governs activity logging (PING-05). The server renders it with
 * every page, so that it does not appear late; the script in the page's head shows it only if no choice is stored.
 */
export function CookieBar() {
  const stored = useSyncExternalStore(unchanged, cookieChoice.read, () => null);
  const [given, setGiven] = useState<CookieChoice | null>(null);
  if ((given ?? stored) !== null) return null;
  const give = (choice: CookieChoice) => {
    cookieChoice.save(choice);
    setGiven(choice);
  };
  return (
    <div className={css.open}>
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
    </div>
  );
}
