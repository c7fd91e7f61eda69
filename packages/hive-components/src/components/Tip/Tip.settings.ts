import { define } from '../../registry/definition.ts';
import { string } from '../../settings/string.ts';

export const tip = define({
  name: 'tip',
  id: 20,
  label: 'Tip',
  summary: 'A short piece of advice, also shown by every Did you know once the page is published.',
  icon: 'Lightbulb',
  group: 'Trade',
  settings: {
    title: string('Title', '', { longest: 120 }),
    text: string('Text', '', { longest: 500, note: 'One or two sentences' }),
    subjects: string('Subjects', '', {
      longest: 500,
      control: 'list',
      note: 'Separated by commas. Did you know shows tips on its subjects, or on all',
    }),
  },
});
