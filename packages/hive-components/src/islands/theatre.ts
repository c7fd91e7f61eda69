import { videoMessages } from '../messages/video.ts';
import * as css from '../styles/overlay.css.ts';
import { openOverlay } from './dialog.ts';
import { make, on, part } from './dom.ts';
import type { StartIsland } from './islands.ts';
import { vimeoFrame } from './vimeo.ts';

/** HIVE-11: id of the video shown in the theatre; -1 for none. */
let showing = -1;

export const theatreVideo = (): number => showing;

/** Opens the theatre with a video. Closing it resets the id to -1. */
export function openTheatre(id: string, title: string, player = vimeoFrame): () => void {
  showing = Number(id);
  const frame = player(id, title);
  frame.classList.add(css.frame, css.film);
  const film = make('div', {}, frame);
  return openOverlay({
    title: title || videoMessages.untitled,
    content: film,
    onClose: () => {
      showing = -1;
    },
  });
}

export const start: StartIsland = (element, { player }) => {
  const opener = part(element, 'open');
  const { vimeo = '', title = '' } = element.dataset;
  let close = () => {};
  if (!opener) return close;
  const stop = on(opener, 'click', (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    close = openTheatre(vimeo, title, player);
  });
  return () => {
    stop();
    close();
  };
};
