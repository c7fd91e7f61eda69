import { part } from './dom.ts';
import type { StartIsland } from './islands.ts';

/** FILT-05: the real product selector, put into its place by the app. The links of the HTML stay until something is there. */
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
