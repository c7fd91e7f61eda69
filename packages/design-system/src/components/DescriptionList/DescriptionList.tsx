import type { ReactNode } from 'react';
import * as css from './DescriptionList.css.ts';
import type { DescriptionLayout } from './DescriptionList.props.ts';

export interface Description {
  name: string;
  value: ReactNode;
}

export interface DescriptionListProps {
  items: readonly Description[];
  /** Name beside value, or above it in as many columns as fit. */
  layout?: DescriptionLayout;
  /** Its accessible name, if no heading precedes it. */
  label?: string;
}

/** Names with their values: facts about one thing. For several things with the same facts use a table. */
export function DescriptionList({ items, layout = 'columns', label }: DescriptionListProps) {
  return (
    <dl aria-label={label} className={css.layout[layout]}>
      {items.map(({ name, value }) => (
        <div key={name} className={css.item[layout]}>
          <dt className={css.name[layout]}>{name}</dt>
          <dd className={css.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
