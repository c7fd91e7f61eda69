import type { ReactNode } from 'react';
import { filterBarMessages as messages } from '../../messages/filter-bar.ts';
import { Button } from '../Button/Button.tsx';
import { Chip } from '../Chip/Chip.tsx';
import * as css from './FilterBar.css.ts';

export interface AppliedFilter<Key extends string = string> {
  key: Key;
  /** What it narrows the list to: `Finish: Zinc`. */
  label: string;
}

export interface FilterBarProps<Key extends string = string> {
  /** The applied filters. */
  filters: readonly AppliedFilter<Key>[];
  onRemove: (key: Key) => void;
  /** Called when all filters are removed at once. */
  onClear: () => void;
  /** How many results are left: `1,240 parts`. Announced when it changes. */
  results: string;
  /** The fields that add filters, before the applied ones. */
  children?: ReactNode;
  label?: string;
}

/** The filters that are applied to a list, each removable, with the number of results. */
export function FilterBar<Key extends string>(props: FilterBarProps<Key>) {
  const { filters, onRemove, onClear, results, children, label = messages.label } = props;
  return (
    <section aria-label={label} className={css.bar}>
      {children}
      {filters.length > 0 ? (
        <ul aria-label={messages.applied} className={css.list}>
          {filters.map((filter) => (
            <li key={filter.key} className={css.item}>
              <Chip onRemove={() => onRemove(filter.key)}>{filter.label}</Chip>
            </li>
          ))}
        </ul>
      ) : null}
      {filters.length > 1 ? (
        <Button kind="quiet" onClick={onClear}>
          {messages.clear}
        </Button>
      ) : null}
      <span role="status" className={css.count}>
        {results}
      </span>
    </section>
  );
}
