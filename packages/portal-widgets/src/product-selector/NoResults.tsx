import { Button, EmptyState } from '@portal/design-system';
import type { NearCode, SelectorState } from '@portal/domain/catalogue';
import { productSelectorMessages } from '../messages/product-selector.tsx';
import * as css from './NoResults.css.ts';

const messages = productSelectorMessages.empty;

export interface NoResultsProps {
  state: SelectorState;
  near: readonly NearCode[];
  onText: (text: string) => void;
  onClearFilters: () => void;
  onClearAll: () => void;
}

/** Empty state of the results: similar codes, and what to try next. */
export function NoResults({ state, near, onText, onClearFilters, onClearAll }: NoResultsProps) {
  const filtered = Object.keys(state.chosen).length > 0;
  if (!filtered && state.text === '') {
    // Without a text or filters there is nothing to list.
    return <EmptyState title={messages.start} />;
  }
  const title = state.text === '' ? messages.filters : messages.words;
  return (
    <EmptyState
      title={title}
      action={
        filtered ? (
          <Button onClick={onClearFilters}>{messages.clearFilters}</Button>
        ) : (
          <Button onClick={onClearAll}>{messages.showAll}</Button>
        )
      }
    >
      {near.length > 0 ? (
        <>
          <p>{messages.near}</p>
          <ul className={css.near}>
            {near.map(({ stock_code, description, why }) => (
              <li key={stock_code} className={css.nearCode}>
                <Button kind="text" onClick={() => onText(stock_code)}>
                  {stock_code}
                </Button>
                <span>{description}</span>
                <span className={css.nearWhy}>{why}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>{filtered && state.text !== '' ? messages.tryBoth : filtered ? messages.tryFilters : messages.tryWords}</p>
      )}
    </EmptyState>
  );
}
