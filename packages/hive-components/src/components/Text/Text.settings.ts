import { define } from '../../registry/definition.ts';
import { markdown } from '../../settings/markdown.ts';
import { number } from '../../settings/number.ts';

export const text = define({
  name: 'text',
  id: 6,
  label: 'Text',
  summary: 'Paragraphs, lists, tables and links, written on the page.',
  icon: 'Text',
  group: 'Words',
  settings: {
    text: markdown('Text', '', { inPlace: true }),
    size: number('Size', 9, { min: 6, max: 60, note: '9 is small print (12 pixels), 11 is body text (15 pixels)' }),
  },
});
