import { Search } from '@portal/design-system/icons';
import { Island } from '../../islands/Island.tsx';
import { componentMessages } from '../../messages/components.ts';
import type { RootProps, View } from '../../render/view.ts';
import { entriesOf } from '../../settings/address.ts';
import * as common from '../../styles/common.css.ts';
import * as css from './ProductSelector.css.ts';

const messages = componentMessages.productSelector;

const yesNo = (value: boolean) => (value ? 'yes' : 'no');

interface BarProps {
  readonly root: RootProps;
  readonly words: string;
  /** Id of the search field. */
  readonly field: string;
}

/** A plain form without script: it submits the query to the search page. */
function SearchBar({ root, words, field }: BarProps) {
  return (
    <search {...root}>
      <form action="/search" className={css.bar}>
        <Search size={16} aria-hidden className={css.glass} />
        <label htmlFor={field} className={common.hidden}>
          {messages.search}
        </label>
        <input
          id={field}
          name="needle"
          defaultValue={words}
          className={css.field}
          placeholder={messages.search}
          autoComplete="off"
        />
        <button type="submit" className={css.find}>
          {messages.find}
        </button>
      </form>
    </search>
  );
}

/**
 * FILT-05: placeholder in which the app mounts the product selector. The settings of the page's address override the component's own
 * for whether it opens at the start and what it searches for. Before it is mounted, and without scripts, links lead to the catalogue.
 * Closed, with only a search bar and no filters, it is a plain search form.
 */
export const ProductSelector: View<'productSelector'> = {
  Show({ values, root, place, context }) {
    const { openAtStart = false, search = '' } = context.uriSettings;
    const words = search || values.search;
    if (values.showSearchBar && !values.showFilters && !openAtStart && values.filter.trim() === '') {
      return <SearchBar root={root} words={words} field={`${place}-words`} />;
    }
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
            {messages.searchCatalogue}
          </a>
          {words && (
            <a href={`/search/${encodeURIComponent(words)}`} className={common.action}>
              {messages.partsFor(words)}
            </a>
          )}
        </p>
      </Island>
    );
  },
};
