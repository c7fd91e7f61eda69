import { define } from '../../registry/definition.ts';
import { string } from '../../settings/string.ts';
import { yesNo } from '../../settings/yes-no.ts';

export const productSelector = define({
  name: 'productSelector',
  id: 13,
  label: 'Product selector',
  summary: 'The catalogue with its filters. Whether it is open at the start is a setting of the page.',
  icon: 'ListFilter',
  group: 'Trade',
  islands: ['product-selector'],
  settings: {
    showFilters: yesNo('Show filters', true),
    showSearchBar: yesNo('Show search bar', true),
    filter: string('Filter', '', {
      longest: 500,
      control: 'list',
      note: 'Filters chosen at the start, separated by commas',
    }),
    search: string('Search', '', { longest: 200, note: 'Words searched for at the start' }),
  },
});
