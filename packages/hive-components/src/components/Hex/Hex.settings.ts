import { define } from '../../registry/definition.ts';
import { address, picture } from '../../settings/address.ts';
import { color } from '../../settings/color.ts';
import { combo } from '../../settings/combo.ts';
import { number } from '../../settings/number.ts';
import { string } from '../../settings/string.ts';

export const hex = define({
  name: 'hex',
  id: 8,
  label: 'Hex',
  summary: 'A picture cut to a hexagon.',
  icon: 'Hexagon',
  group: 'Pictures',
  settings: {
    image: picture('Picture', { note: 'With or without file extension' }),
    alt: string('Alt text', '', { longest: 300, note: 'What the picture shows; empty if it only decorates' }),
    caption: string('Caption', '', { longest: 120 }),
    link: address('Link'),
    size: number('Size', 80, { min: 24, max: 600, note: 'Pixels' }),
    borderWidth: number('Border width', 5, { min: 0, max: 40, note: 'Pixels' }),
    borderColour: color('Border colour', '#11325b', { note: 'The default follows the theme' }),
    filetype: combo('File type', ['JPG', 'PNG'], 'JPG', { note: 'For a picture without file extension' }),
  },
});
