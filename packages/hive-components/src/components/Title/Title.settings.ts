import { define } from '../../registry/definition.ts';
import { color } from '../../settings/color.ts';
import { combo } from '../../settings/combo.ts';
import { number } from '../../settings/number.ts';
import { string } from '../../settings/string.ts';

export const title = define({
  name: 'title',
  id: 4,
  label: 'Title',
  summary: 'A heading.',
  icon: 'Heading',
  group: 'Words',
  settings: {
    text: string('Text', '', { longest: 300 }),
    size: number('Size', 18, { min: 8, max: 120, note: 'Pixels' }),
    margin: number('Margin', 10, { min: 0, max: 200, note: 'Pixels above and below' }),
    colour: color('Colour', '#333333', { note: 'The default follows the theme' }),
    style: combo('Style', ['Normal', 'Fancy'], 'Normal'),
    level: combo('Level', ['Page title', 'Section', 'Part of a section', 'Detail'], 'Section', {
      note: 'A page has one page title',
    }),
  },
});
