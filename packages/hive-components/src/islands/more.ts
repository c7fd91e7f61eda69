import { moreMessages } from '../messages/more.ts';
import { on, part, parts } from './dom.ts';
import type { StartIsland } from './islands.ts';

/** Shows collapsed items a few at a time; once all are shown, the button collapses them again (HIVE-12, grid's Show more). */
export const start: StartIsland = (element) => {
  const button = part(element, 'more');
  const waiting = parts(element, 'waits');
  const step = Number(element.dataset.step) || waiting.length;
  const { more = moreMessages.more, less = moreMessages.less } = element.dataset;
  if (!button) return () => {};
  let out = 0;
  const show = () => {
    for (const [index, each] of waiting.entries()) each.toggleAttribute('data-waits', index >= out);
    const whole = out >= waiting.length;
    button.setAttribute('aria-expanded', String(whole));
    button.textContent = whole ? less : more;
  };
  const stop = on(button, 'click', () => {
    out = out >= waiting.length ? 0 : Math.min(out + step, waiting.length);
    show();
  });
  show();
  return () => {
    stop();
    out = 0;
    show();
  };
};
