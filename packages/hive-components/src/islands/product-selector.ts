import { part } from './dom.ts';
import type { StartIsland } from './islands.ts';

/** FILT-05: mounts the product selector that the app provides. Until then the links of the HTML stay. */
export const start: StartIsland = (element, { productSelector }) => {
  const place = part(element, 'selector');
  if (!place || !productSelector) return () => {};
  const { filters = '', search = '' } = element.dataset;
  return productSelector(place, {
    showFilters: element.dataset.showFilters !== 'no',
    showSearchBar: element.dataset.showSearchBar !== 'no',
    openAtStart: element.dataset.openAtStart === 'yes',
    search,
    filters: filters === '' ? [] : filters.split('\n'),
  });
};
