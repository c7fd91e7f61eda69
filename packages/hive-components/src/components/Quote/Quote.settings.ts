import { define } from '../../registry/definition.ts';
import { color } from '../../settings/color.ts';
import { dimensions } from '../../settings/dimensions.ts';
import { markdown } from '../../settings/markdown.ts';
import { number } from '../../settings/number.ts';
import { string } from '../../settings/string.ts';

export const quote = define({
  name: 'quote',
  id: 7,
  label: 'Quote',
  summary: 'A quotation and its source.',
  icon: 'Quote',
  group: 'Words',
  settings: {
    text: markdown('Text', '', { inPlace: true }),
    source: string('Source', '', { longest: 300, note: 'A comma begins a new line' }),
    size: number('Size', 18, { min: 8, max: 120, note: 'Pixels' }),
    padding: dimensions('Padding', '48px 128px'),
    background: color('Background', '#F7F7F8', { note: 'The default follows the theme' }),
    colour: color('Colour', '#5A5D66', { note: 'The default follows the theme' }),
  },
});
