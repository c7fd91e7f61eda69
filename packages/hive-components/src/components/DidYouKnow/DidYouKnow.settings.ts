import { define } from '../../registry/definition.ts';
import { number } from '../../settings/number.ts';
import { string } from '../../settings/string.ts';

export const didYouKnow = define({
  name: 'didYouKnow',
  id: 15,
  label: 'Did you know',
  summary: 'Tips in a grid; readers can dismiss them.',
  icon: 'Lightbulb',
  group: 'Trade',
  islands: ['tips'],
  settings: {
    columns: number('Columns', 8, { min: 1, max: 12, whole: true, note: 'As many as there is room for' }),
    rows: number('Rows', 2, { min: 1, max: 50, whole: true }),
    filter: string('Filter', '', {
      longest: 500,
      control: 'list',
      note: 'Subjects separated by commas; empty for all',
    }),
  },
});
