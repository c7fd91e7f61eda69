import type { DisplayColumnDef, RowData } from '@tanstack/react-table';
import { checkbox } from '../../internal/choice.css.ts';
import { tableMessages } from '../../messages/table.ts';
import * as css from './Table.css.ts';
import { type Features, fixedColumn, tableColumnHelper } from './table-features.ts';

interface SelectBoxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly mixed?: boolean;
  readonly onToggle: (event: unknown) => void;
}

function SelectBox({ label, checked, mixed = false, onToggle }: SelectBoxProps) {
  return (
    <span className={css.selectTarget}>
      <input
        type="checkbox"
        tabIndex={-1}
        aria-label={label}
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        onChange={onToggle}
        className={checkbox}
      />
    </span>
  );
}

/** The column of checkboxes: one for each row and one in the head for all. With Shift it selects the range from the last one clicked. */
export function selectColumn<Row extends RowData>(
  rowName: (row: Row) => string,
): DisplayColumnDef<Features, Row, unknown> {
  return tableColumnHelper<Row>().display({
    id: 'select',
    ...fixedColumn(36),
    meta: { headerClassName: css.selectHead, className: css.selectCell, cardClassName: css.selectCell },
    header: ({ table }) => {
      const all = table.getIsAllRowsSelected();
      return (
        <SelectBox
          label={all ? tableMessages.selectNone : tableMessages.selectAll}
          checked={all}
          mixed={!all && table.getIsSomeRowsSelected()}
          onToggle={table.getToggleAllRowsSelectedHandler()}
        />
      );
    },
    cell: ({ row }) => (
      <SelectBox
        label={tableMessages.select(rowName(row.original))}
        checked={row.getIsSelected()}
        onToggle={row.getToggleSelectedHandler()}
      />
    ),
  });
}
