import { define } from '../../registry/definition.ts';
import { color } from '../../settings/color.ts';
import { combo } from '../../settings/combo.ts';
import { number } from '../../settings/number.ts';
import { string } from '../../settings/string.ts';

export const title = define({
  name: 'title',
  id: 4,
  label: 'Title',
  settings: {
    text: string('Text', '', { longest: 300 }),
    size: number('Size', 18, { min: 8, max: 120, note: 'Pixels' }),
    margin: number('Margin', 10, { min: 0, max: 200, note: 'Pixels above and below' }),
    colour: color('Colour', '#333333'),
    style: combo('Style', ['Normal', 'Fancy'], 'Normal'),
  },
});
