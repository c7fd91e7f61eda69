import { Select } from '@portal/design-system';
import { filterColumnMessages } from '../messages/filter-column.ts';
import * as css from './FilterColumn.css.ts';
import type { FilterGroupView } from './FilterColumn.props.ts';
import { between, rangeOf } from './filter-rules.ts';

const messages = filterColumnMessages.range;

export interface SizeRangeProps {
  readonly group: FilterGroupView;
  readonly onChoose: (filters: readonly string[]) => void;
}

/** Chooses every size between two; the result is the same as ticking each. */
export function SizeRange({ group, onChoose }: SizeRangeProps) {
  const { values, label } = group;
  const range = rangeOf(values);
  const some = values.some(({ chosen }) => chosen);
  const from = range?.from ?? '';
  const to = range?.to ?? '';
  const options = values
    .filter(({ count, chosen }) => count > 0 || chosen)
    .map((value) => ({ value: value.filter, label: value.label }));
  const open = some && !range ? messages.several : messages.any;
  return (
    <fieldset className={css.range}>
      <legend className={css.rangeName}>{messages.label(label)}</legend>
      <Select
        label={messages.from(label)}
        hideLabel
        value={from}
        options={[{ value: '', label: open }, ...options]}
        onValueChange={(next) => onChoose(between(values, next, to))}
      />
      <span className={css.rangeWord}>{messages.between}</span>
      <Select
        label={messages.to(label)}
        hideLabel
        value={to}
        options={[{ value: '', label: open }, ...options]}
        onValueChange={(next) => onChoose(between(values, from, next))}
      />
    </fieldset>
  );
}
