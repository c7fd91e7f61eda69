import { Button } from '@portal/design-system';
import { type ReactNode, useId, useState } from 'react';
import { commonMessages } from '../messages/common.ts';
import * as css from './OrderList.css.ts';
import { columnCount, OrderRow } from './OrderRow.tsx';
import type { OrderListRow } from './order-list-rows.ts';

export interface OrderGroupProps {
  readonly title: string;
  /** Their number or total. */
  readonly fact: string;
  readonly rows: readonly OrderListRow[];
  readonly end?: ReactNode;
}

const page = 50;

/** Orders in the same situation, under their own heading. */
export function OrderGroup({ title, fact, rows, end }: OrderGroupProps) {
  const id = useId();
  const [shown, setShown] = useState(page);
  if (rows.length === 0) return null;
  return (
    <tbody aria-labelledby={id} className={css.group}>
      <tr className={css.groupRow}>
        <th id={id} scope="rowgroup" colSpan={columnCount} className={css.groupHead}>
          <span className={css.groupLine}>
            {title} <span className={css.groupFact}>{fact}</span>
            {end}
          </span>
        </th>
      </tr>
      {rows.slice(0, shown).map((row) => (
        <OrderRow key={row.cart.orderNum} {...row} />
      ))}
      {shown < rows.length ? (
        <tr className={css.moreRow}>
          <td colSpan={columnCount} className={css.note}>
            <Button kind="quiet" onClick={() => setShown(shown + page)}>
              {commonMessages.showMore(Math.min(page, rows.length - shown), rows.length)}
            </Button>
          </td>
        </tr>
      ) : null}
    </tbody>
  );
}
