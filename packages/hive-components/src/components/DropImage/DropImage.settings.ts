import { define } from '../../registry/definition.ts';
import { picture } from '../../settings/address.ts';
import { markdown } from '../../settings/markdown.ts';
import { number } from '../../settings/number.ts';
import { string } from '../../settings/string.ts';
import { yesNo } from '../../settings/yes-no.ts';

export const dropImage = define({
  name: 'dropImage',
  id: 14,
  label: 'Drop image',
  summary: 'A title that expands to a picture and text.',
  icon: 'ImageDown',
  group: 'Pictures',
  settings: {
    title: string('Title', '', { longest: 200 }),
    image: picture('Picture'),
    alt: string('Alt text', '', { longest: 300, note: 'What the picture shows; empty if it only decorates' }),
    text: markdown('Text', '', { inPlace: true }),
    height: number('Height', 240, { min: 40, max: 1200, note: 'Pixels, of the picture' }),
    open: yesNo('Open at start', false),
  },
});
