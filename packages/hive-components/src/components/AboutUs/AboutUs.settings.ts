import { define } from '../../registry/definition.ts';
import { markdown } from '../../settings/markdown.ts';
import { number } from '../../settings/number.ts';
import { string } from '../../settings/string.ts';

export const aboutUs = define({
  name: 'aboutUs',
  id: 17,
  label: 'About us',
  summary: 'The years from 1935 to 2025, one open at a time.',
  icon: 'Milestone',
  group: 'Trade',
  islands: ['years'],
  settings: {
    title: string('Title', '', { longest: 200, note: 'For screen readers, not shown' }),
    years: markdown('Years', '', { note: 'A line such as "## 1955 The second shed" starts each year' }),
    openYear: number('Open at first', 0, { min: 0, max: 2025, whole: true, note: 'A year, or 0 for the first' }),
  },
});
