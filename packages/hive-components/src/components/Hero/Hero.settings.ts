import { define } from '../../registry/definition.ts';
import { backgroundPicture, backgroundPictureShown } from '../../settings/background-picture.ts';
import { number } from '../../settings/number.ts';
import { string } from '../../settings/string.ts';
import { yesNo } from '../../settings/yes-no.ts';

export const hero = define({
  name: 'hero',
  id: 12,
  label: 'Hero',
  summary: 'Slides with one component each.',
  icon: 'GalleryHorizontal',
  group: 'Pictures',
  children: 'cells',
  cells: ({ slides }) => ({ count: slides, columns: slides }),
  islands: ['carousel'],
  settings: {
    slides: number('Slides', 3, { min: 1, max: 12, whole: true }),
    height: number('Height', 340, { min: 80, max: 1200, note: 'Pixels, at least' }),
    ...backgroundPicture,
    indicators: yesNo('Indicators', true, { note: 'Always shown in drafts' }),
    autoplay: yesNo('Autoplay', true, { note: 'Never in drafts; visitors can pause it' }),
    autoplayInterval: number('Autoplay interval', 7400, {
      min: 2000,
      max: 60_000,
      note: 'Milliseconds: 7400 is 7.4 seconds',
    }),
    repeat: yesNo('Repeat', true, { note: 'Starts again after the last slide' }),
    title: string('Title', 'Highlights', { longest: 120, note: 'For screen readers, not shown' }),
  },
  shown: {
    ...backgroundPictureShown,
    autoplayInterval: ({ autoplay }) => autoplay,
    repeat: ({ autoplay }) => autoplay,
  },
});
