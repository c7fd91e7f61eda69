import type { ReactNode } from 'react';
import { cx } from '../../internal/cx.ts';
import * as css from './DescriptionList.css.ts';
import type { DescriptionLayout } from './DescriptionList.props.ts';

export interface Description {
  name: string;
  value: ReactNode;
}

export interface DescriptionListProps {
  items: readonly Description[];
  /** Name beside value, name and value at both ends of the row, or name above value in as many columns as fit. */
  layout?: DescriptionLayout;
  /** A hairline above each row, for long lists. */
  ruled?: boolean;
  /** Its accessible name, if no heading precedes it. */
  label?: string;
}

/** Names with their values: facts about one thing. For several things with the same facts use a table. */
export function DescriptionList({ items, layout = 'columns', ruled = false, label }: DescriptionListProps) {
  return (
    <dl aria-label={label} className={css.layout[layout]}>
      {items.map(({ name, value }) => (
        <div key={name} className={cx(css.item[layout], ruled && css.ruled)}>
          <dt className={css.name[layout]}>{name}</dt>
          <dd className={css.value[layout]}>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
