import { Button } from '@portal/design-system';
import { useLayoutEffect, useRef, useState } from 'react';
import { type CookieAnswer, keepCookieAnswer, readCookieAnswer } from '../../portal/cookie-answer.ts';
import * as css from './CookieBar.css.ts';

/** By which the ordering screens, which fill the window, leave room for it. */
const room = '--cookie-bar';

/** SHELL-03: asked until it is answered in this browser; the answer holds for what PING-05 counts. */
export function CookieBar() {
  const [answer, setAnswer] = useState(readCookieAnswer);
  const bar = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    const node = bar.current;
    const { style } = document.documentElement;
    if (answer !== null || !node) return;
    const watch = new ResizeObserver(() => style.setProperty(room, `${node.offsetHeight}px`));
    watch.observe(node);
    return () => {
      watch.disconnect();
      style.removeProperty(room);
    };
  }, [answer]);

  if (answer !== null) return null;
  const give = (given: CookieAnswer) => {
    keepCookieAnswer(given);
    setAnswer(given);
  };
  return (
    <section ref={bar} className={css.bar} aria-label="Cookies">
      <p className={css.words}>
        Cookies and this browser’s storage keep you signed in, your unsent lines safe and your settings. To find faults
        we also note which buttons are pressed and how fast screens are drawn; you can leave that out.
      </p>
      <div className={css.actions}>
        <Button onClick={() => give('needed')}>Only what is needed</Button>
        <Button onClick={() => give('all')}>That is fine</Button>
      </div>
    </section>
  );
}
