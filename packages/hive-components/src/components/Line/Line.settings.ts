import { define } from '../../registry/definition.ts';
import { color } from '../../settings/color.ts';
import { number } from '../../settings/number.ts';

export const line = define({
  name: 'line',
  id: 3,
  label: 'Line',
  summary: 'A horizontal line across the page.',
  icon: 'Minus',
  group: 'Layout',
  settings: {
    margin: number('Margin', 6, { min: 0, max: 200, note: 'Pixels above and below' }),
    thickness: number('Thickness', 1, { min: 0, max: 40, note: 'Pixels' }),
    colour: color('Colour', '#d9e7f8', { note: 'The default follows the theme' }),
  },
});
