import { define } from '../../registry/definition.ts';
import { picture, vimeo } from '../../settings/address.ts';
import { number } from '../../settings/number.ts';
import { string } from '../../settings/string.ts';

export const video = define({
  name: 'video',
  id: 11,
  label: 'Video in place',
  summary: 'A Vimeo video that plays in place. For older pages; Video opens the theatre.',
  icon: 'SquarePlay',
  group: 'Pictures',
  listed: false,
  islands: ['player'],
  settings: {
    vimeoId: vimeo('Vimeo id'),
    title: string('Title', '', { longest: 200 }),
    poster: picture('Poster', { note: 'Shown until the video is played; no request goes to Vimeo before' }),
    height: number('Height', 360, { min: 120, max: 1200, note: 'Pixels' }),
  },
});
