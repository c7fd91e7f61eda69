import { make } from './dom.ts';

/** The player of a video. Made when somebody plays it and not before: until then nothing is asked of Vimeo. */
export function vimeoFrame(id: string, title: string): HTMLElement {
  return make('iframe', {
    attributes: {
      src: `https://player.vimeo.com/video/${id}?autoplay=1&dnt=1`,
      title: title || 'Video',
      allow: 'autoplay; fullscreen; picture-in-picture',
      referrerpolicy: 'strict-origin-when-cross-origin',
      allowfullscreen: '',
    },
  });
}
