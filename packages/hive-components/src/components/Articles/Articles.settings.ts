import { define } from '../../registry/definition.ts';
import { combo } from '../../settings/combo.ts';
import { number } from '../../settings/number.ts';
import { string } from '../../settings/string.ts';

export const articles = define({
  name: 'articles',
  id: 19,
  label: 'Articles',
  summary: 'Articles, newsletters or technical papers, the first few at once.',
  icon: 'Newspaper',
  group: 'Trade',
  islands: ['more'],
  settings: {
    articleType: combo('Type', ['Articles', 'Newsletters', 'Technical'], 'Articles'),
    showAtStart: number('Show at start', 5, { min: 1, max: 100, whole: true, note: 'The rest show with View All' }),
    articleFilter: string('Filter', 'home', {
      longest: 200,
      note: 'Subjects separated by commas; empty for all',
    }),
    icon: combo('Icon', ['None', 'Document', 'Letter', 'Tool'], 'None'),
  },
});
