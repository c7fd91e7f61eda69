import * as css from '../styles/overlay.css.ts';
import { on, part } from './dom.ts';
import type { StartIsland } from './islands.ts';
import { vimeoFrame } from './vimeo.ts';

/** Plays a video in place of its poster. */
export const start: StartIsland = (element, { player = vimeoFrame }) => {
  const opener = part(element, 'open');
  const { vimeo = '', title = '' } = element.dataset;
  if (!opener) return () => {};
  let frame: HTMLElement | null = null;
  const stop = on(opener, 'click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    frame = player(vimeo, title);
    frame.classList.add(css.frame);
    frame.style.blockSize = `${opener.clientHeight}px`;
    opener.hidden = true;
    opener.after(frame);
    frame.focus();
  });
  return () => {
    stop();
    frame?.remove();
    opener.hidden = false;
  };
};
