import { Badge, Button, Icon } from '@portal/design-system';
import { ChevronDown, ChevronRight } from '@portal/design-system/icons';
import { useId, useState } from 'react';
import { filterColumnMessages } from '../messages/filter-column.ts';
import * as css from './FilterColumn.css.ts';
import { FilterValues, type FilterValuesProps } from './FilterValues.tsx';
import { chosenOf } from './filter-rules.ts';

const messages = filterColumnMessages.group;

export interface FilterGroupProps extends FilterValuesProps {
  readonly startsOpen: boolean;
}

/** One filter root: a heading that folds it, with the number of chosen values and a button to clear them. */
export function FilterGroup({ startsOpen, ...props }: FilterGroupProps) {
  const { group, onChoose } = props;
  const [open, setOpen] = useState(startsOpen);
  const id = useId();
  const chosen = chosenOf(group).length;
  return (
    <section className={css.group} aria-labelledby={id}>
      <div className={css.groupHead}>
        <h3 className={css.heading}>
          <button type="button" id={id} aria-expanded={open} className={css.fold} onClick={() => setOpen(!open)}>
            <Icon icon={open ? ChevronDown : ChevronRight} size="s" />
            {group.label}
            <Badge count={chosen} label={messages.chosen} />
          </button>
        </h3>
        {chosen > 0 ? (
          <Button
            kind="text"
            size="s"
            aria-label={messages.clearLabel(group.label)}
            onClick={() => onChoose(group.root, [])}
          >
            {messages.clear}
          </Button>
        ) : null}
      </div>
      {open ? <FilterValues {...props} /> : null}
    </section>
  );
}
