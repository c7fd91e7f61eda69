import { videoMessages } from '../messages/video.ts';
import { make } from './dom.ts';

/** The player of a video. Created on play, so that no request goes to Vimeo before. */
export function vimeoFrame(id: string, title: string): HTMLElement {
  return make('iframe', {
    attributes: {
      src: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
      title: title || videoMessages.untitled,
      allow: 'autoplay; fullscreen; picture-in-picture',
      referrerpolicy: 'strict-origin-when-cross-origin',
      allowfullscreen: '',
    },
  });
}
