import { Select } from '@portal/design-system';
import { type ColumnRole, columnRoles } from '@portal/domain/import';
import { importReviewMessages as messages } from '../messages/import-review.ts';
import * as css from './ImportReview.css.ts';
import type { ImportReviewProps } from './ImportReview.props.ts';

const options = Object.entries(columnRoles).map(([value, label]) => ({ value: value as ColumnRole, label }));

/** The role guessed for each column of the list, with a control to correct it. A list of several tables has a group for each. */
export function ColumnHeads({ tables, onRole }: Pick<ImportReviewProps, 'tables' | 'onRole'>) {
  return tables.map(({ line, layout, columns }) => (
    <fieldset key={layout} className={css.heads}>
      <legend className={css.legend}>{tables.length > 1 ? messages.tableColumns(line) : messages.listColumns}</legend>
      {columns.map(({ role, head }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are identified by position
        <div key={i} className={css.head}>
          <Select
            label={head === '' ? messages.listColumn(i + 1) : head}
            value={role}
            options={options}
            onValueChange={(next) => onRole(layout, i, next)}
          />
        </div>
      ))}
    </fieldset>
  ));
}
