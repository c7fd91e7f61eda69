import { Island } from '../../islands/Island.tsx';
import type { View } from '../../render/view.ts';
import { entriesOf } from '../../settings/address.ts';
import * as common from '../../styles/common.css.ts';
import * as css from './ProductSelector.css.ts';

const yesNo = (value: boolean) => (value ? 'yes' : 'no');

/**
 * FILT-05: the place of the real product selector, which the app puts there. Whether it is open at the start, and what it searches for
 * then, the settings of the page's address say before its own. Until it is there, and without scripts, links lead to the catalogue.
 */
export const ProductSelector: View<'productSelector'> = {
  Show({ values, root, context }) {
    const { openAtStart = false, search = '' } = context.uriSettings;
    const words = search || values.search;
    const facts = {
      'show-filters': yesNo(values.showFilters),
      'show-search-bar': yesNo(values.showSearchBar),
      'open-at-start': yesNo(openAtStart),
      search: words,
      filters: entriesOf(values.filter).join('\n'),
    };
    return (
      <Island island="product-selector" {...root} className={css.selector} facts={facts}>
        <div data-part="selector" />
        <p data-part="links" className={css.links}>
          <a href="/search" className={common.action}>
            Search the catalogue
          </a>
          {words && (
            <a href={`/search/${encodeURIComponent(words)}`} className={common.action}>
              Parts for “{words}”
            </a>
          )}
        </p>
      </Island>
    );
  },
};
