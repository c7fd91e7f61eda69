import { emptyState, type FilterRoot } from '@portal/domain/catalogue';
import { expect, test } from 'vitest';
import { filterLinks } from './filter-links.ts';

const root = (filter_root: string, description: string, filters: readonly string[]): FilterRoot => ({
  ...{ filter_root, description, type: 'Y', hidden: false },
  values: filters.map((filter) => ({ filter, description: filter, image: '', hidden: false, count: 9 })),
});
const roots = [
  root('SIZE', 'Size', ['M8', 'M10', 'M12']),
  root('GRAD', 'Class', ['8_8', '4_6']),
  root('FINI', 'Finish', ['ZINC', 'PLAIN']),
];

test('FILT-01 FILT-04 filters are links in the supplier’s order, without values that leave nothing', () => {
  const counts = { FINI: { ZINC: 3, PLAIN: 1 }, GRAD: { '8_8': 4, '4_6': 0 }, SIZE: { M8: 2, M10: 0, M12: 4 } };
  const state = { ...emptyState, text: 'bolt', chosen: { SIZE: ['M12'] } };
  const links = filterLinks(roots, counts, 'bolt', state);
  expect(links.map(({ name }) => name)).toEqual(['Size', 'Finish']);
  expect(links[0]?.values).toEqual([
    { label: 'M8', count: 2, isChosen: false, to: '/search/bolt?SIZE=M12*M8&q=bolt' },
    { label: 'M12', count: 4, isChosen: true, to: '/search/bolt?q=bolt' },
  ]);
});
