import { part } from './dom.ts';
import type { StartIsland } from './islands.ts';

/** FILT-05: the real product selector, put into its place by the app. Without one the links of the HTML stay. */
export const start: StartIsland = (element, { productSelector }) => {
  const place = part(element, 'selector');
  const links = part(element, 'links');
  if (!place || !productSelector) return () => {};
  const { filters = '', search = '' } = element.dataset;
  if (links) links.hidden = true;
  const stop = productSelector(place, {
    showFilters: element.dataset.showFilters !== 'no',
    showSearchBar: element.dataset.showSearchBar !== 'no',
    openAtStart: element.dataset.openAtStart === 'yes',
    search,
    filters: filters === '' ? [] : filters.split('\n'),
  });
  return () => {
    stop();
    if (links) links.hidden = false;
  };
};
