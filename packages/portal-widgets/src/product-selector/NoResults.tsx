import { Button, EmptyState } from '@portal/design-system';
import type { NearCode, SelectorState } from '@portal/domain/catalogue';
import * as css from './NoResults.css.ts';

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
    return <EmptyState title="Type a code, a size or a few words above." />;
  }
  const title = state.text === '' ? 'No parts match all of these filters.' : 'No parts match all of these words.';
  return (
    <EmptyState
      title={title}
      action={
        filtered ? (
          <Button onClick={onClearFilters}>Clear filters</Button>
        ) : (
          <Button onClick={onClearAll}>Show all parts</Button>
        )
      }
    >
      {near.length > 0 ? (
        <>
          <p>Did you mean one of these?</p>
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
        <p>
          {filtered && state.text !== ''
            ? 'Clear the filters, or try fewer words, a size such as M12, or the beginning of a code.'
            : filtered
              ? 'Clear one of them, or all.'
              : 'Try fewer words, a size such as M12, or the beginning of a code.'}
        </p>
      )}
    </EmptyState>
  );
}
