import { define } from '../../registry/definition.ts';
import { picture, vimeo } from '../../settings/address.ts';
import { number } from '../../settings/number.ts';
import { string } from '../../settings/string.ts';

export const video2 = define({
  name: 'video2',
  id: 16,
  label: 'Video',
  summary: 'A poster that opens a Vimeo video in the theatre.',
  icon: 'Theater',
  group: 'Pictures',
  islands: ['theatre'],
  settings: {
    vimeoId: vimeo('Vimeo id'),
    title: string('Title', '', { longest: 200 }),
    description: string('Description', '', { longest: 500 }),
    poster: picture('Poster', { note: 'Shown until the video is played; no request goes to Vimeo before' }),
    height: number('Height', 270, { min: 120, max: 1200, note: 'Pixels' }),
  },
});
