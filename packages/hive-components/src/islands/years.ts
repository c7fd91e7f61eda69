import { all, on, parts } from './dom.ts';
import type { StartIsland } from './islands.ts';

/** HIVE-12: one year open at a time. */
export const start: StartIsland = (element) => {
  const buttons = parts(element, 'year');
  const panels = parts(element, 'panel');
  const open = (chosen: number) => {
    for (const [index, button] of buttons.entries()) button.setAttribute('aria-expanded', String(index === chosen));
    for (const [index, panel] of panels.entries()) panel.toggleAttribute('data-waits', index !== chosen);
  };
  const move = (from: number, event: KeyboardEvent) => {
    const ahead = getComputedStyle(element).direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
    const to = {
      [ahead]: from + 1,
      [ahead === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft']: from - 1,
      Home: 0,
      End: buttons.length - 1,
    }[event.key];
    const button = to === undefined ? undefined : buttons[to];
    if (!button) return;
    event.preventDefault();
    button.focus();
  };
  return all(
    ...buttons.map((button, index) => on(button, 'click', () => open(index))),
    ...buttons.map((button, index) => on(button, 'keydown', (event) => move(index, event))),
  );
};
