import type { SortingState } from '@portal/design-system';
import { Icon } from '@portal/design-system';
import { ArrowDown, ArrowUp } from '@portal/design-system/icons';
import { orderListMessages } from '../messages/order-list.tsx';
import * as css from './OrderList.css.ts';
import type { SortKey } from './order-list-rows.ts';

const { columns: heads } = orderListMessages;

interface HeadColumn {
  readonly id: SortKey | 'number' | 'warehouse';
  readonly label: string;
  readonly className: string;
  readonly isSortable: boolean;
}

const columns: readonly HeadColumn[] = [
  { id: 'name', label: heads.name, className: css.head.name, isSortable: true },
  { id: 'number', label: heads.number, className: css.head.number, isSortable: false },
  { id: 'status', label: heads.status, className: css.head.plain, isSortable: true },
  { id: 'account', label: heads.account, className: css.head.account, isSortable: true },
  { id: 'warehouse', label: heads.warehouse, className: css.head.plain, isSortable: false },
  { id: 'assignee', label: heads.assignee, className: css.head.assignee, isSortable: true },
  { id: 'lines', label: heads.lines, className: css.head.figure, isSortable: true },
  { id: 'total', label: heads.total, className: css.head.figure, isSortable: true },
  { id: 'modified', label: heads.modified, className: css.head.plain, isSortable: true },
];

export interface OrderListHeadProps {
  readonly sorting: SortingState;
  readonly onSortingChange: (sorting: SortingState) => void;
}

/** Column heads that sort; pressing again reverses the direction. Orders stay in their groups. */
export function OrderListHead({ sorting, onSortingChange }: OrderListHeadProps) {
  const [sort] = sorting;
  return (
    <thead className={css.headGroup}>
      <tr>
        <td className={css.head.plain} />
        {columns.map(({ id, label, className, isSortable }) => {
          const isSorted = sort?.id === id;
          const way = isSorted ? (sort.desc ? 'descending' : 'ascending') : undefined;
          return (
            <th key={id} scope="col" aria-sort={way} className={className}>
              {isSortable ? (
                <button
                  type="button"
                  className={css.sorter}
                  onClick={() => onSortingChange([{ id, desc: isSorted && !sort.desc }])}
                >
                  {label}
                  {isSorted ? <Icon icon={sort.desc ? ArrowDown : ArrowUp} size="s" /> : null}
                </button>
              ) : (
                label
              )}
            </th>
          );
        })}
        <td className={css.head.plain} />
        <td className={css.head.plain} />
      </tr>
    </thead>
  );
}
