import { Button, cx, EmptyState } from '@portal/design-system';
import { formatCurrency, formatNumber, shortDate } from '@portal/domain/format';
import type { HistoryOrder } from '@portal/domain/history';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FormatOptions } from '../internal/format-options.ts';
import { SmallHead } from '../internal/SmallHead.tsx';
import * as table from '../internal/small-table.css.ts';
import * as css from './History.css.ts';

export interface OrderHistoryProps {
  /** Newest first. */
  readonly orders: readonly HistoryOrder[];
  readonly format: FormatOptions;
  /** Rendered below an open order; omitted, orders cannot be opened. */
  readonly linesOf?: (so_order_no: string) => ReactNode;
  /** Order whose invoice is being fetched. */
  readonly fetching: string | null;
  /** Order that is open initially. */
  readonly start?: string | undefined;
  readonly onInvoice: (so_order_no: string) => void;
  /** HIST-03: reorders all lines of an order; omitted, there is no button. */
  readonly onAgain?: (so_order_no: string) => void;
  /** A reorder is in progress. */
  readonly busy?: boolean;
  /** Loads older orders; omitted when there are none. */
  readonly onFurther?: (() => void) | undefined;
  /** State of the request for older orders. */
  readonly furtherState?: 'loading' | 'failed' | undefined;
}

const page = 50;
const figures = ['Date', 'Lines', 'Amount', 'Invoice'];

/** HIST-02, HIST-04: past orders with their lines and invoices. */
export function OrderHistory(props: OrderHistoryProps) {
  const { orders, format, linesOf, fetching, start, onInvoice, onAgain, busy, onFurther, furtherState } = props;
  const [open, setOpen] = useState<string | null>(start ?? null);
  const [shown, setShown] = useState(() =>
    Math.max(page, orders.findIndex(({ so_order_no }) => so_order_no === start) + 1),
  );
  const startRow = useRef<HTMLTableRowElement>(null);
  useEffect(() => startRow.current?.scrollIntoView({ block: 'center' }), []);
  if (orders.length === 0) {
    return <EmptyState title="No orders were invoiced in this period." action={further(onFurther, furtherState)} />;
  }
  return (
    <div className={css.part}>
      <div className={table.scroll}>
        <table className={table.table}>
          <caption className={table.hiddenCaption}>Invoiced orders, newest first</caption>
          <SmallHead
            className={css.wideHead}
            words={['Order', 'Reference']}
            figures={[...figures, ...(onAgain ? ['Again'] : [])]}
          />
          <tbody>
            {orders.slice(0, shown).map((order) => {
              const { so_order_no } = order;
              const isOpen = open === so_order_no;
              return (
                <Fragment key={so_order_no}>
                  <tr ref={so_order_no === start ? startRow : undefined} className={css.orderRow}>
                    <th scope="row" className={cx(table.first, css.cardCell)}>
                      {linesOf ? (
                        <Button
                          kind="text"
                          size="s"
                          aria-expanded={isOpen}
                          aria-label={`Lines of ${so_order_no}`}
                          onClick={() => setOpen(isOpen ? null : so_order_no)}
                        >
                          {so_order_no}
                        </Button>
                      ) : (
                        so_order_no
                      )}
                    </th>
                    <td className={cx(table.wordsCell, css.cardCell)}>
                      {order.customer_reference}
                      {order.found_codes?.length ? (
                        <div className={css.found}>{foundWords(order.found_codes)}</div>
                      ) : null}
                    </td>
                    <td className={cx(table.quietCell, css.cardCell, css.cardStart)}>
                      {shortDate(order.so_order_date)}
                    </td>
                    <td className={cx(table.quietCell, css.cardCell)}>
                      {formatNumber(order.line_count, format.number_format)}
                      <span className={css.smallOnly}>{order.line_count === 1 ? ' line' : ' lines'}</span>
                    </td>
                    <td className={cx(table.cell, css.cardCell, css.cardStart)}>
                      {formatCurrency(order.total, format.currency_format)}
                    </td>
                    <td className={cx(table.cell, css.cardCell)}>
                      <Button
                        kind="text"
                        size="s"
                        loading={fetching === so_order_no}
                        aria-label={`Invoice ${so_order_no} as PDF`}
                        onClick={() => onInvoice(so_order_no)}
                      >
                        PDF
                      </Button>
                    </td>
                    {onAgain ? (
                      <td className={cx(table.cell, css.cardCell)}>
                        <Button
                          kind="text"
                          size="s"
                          loading={busy ?? false}
                          aria-label={`Order again: ${so_order_no}`}
                          onClick={() => onAgain(so_order_no)}
                        >
                          Order again
                        </Button>
                      </td>
                    ) : null}
                  </tr>
                  {isOpen && linesOf ? (
                    <tr>
                      <td colSpan={onAgain ? 7 : 6}>{linesOf(so_order_no)}</td>
                    </tr>
                  ) : null}
                </Fragment>
              );
            })}
          </tbody>
        </table>
      </div>
      <div className={css.bar}>
        {shown < orders.length ? (
          <Button kind="quiet" onClick={() => setShown(shown + page)}>
            Show {Math.min(page, orders.length - shown)} more of {orders.length}
          </Button>
        ) : (
          further(
            // Older orders are appended below.
            onFurther &&
              (() => {
                setShown(shown + page);
                onFurther();
              }),
            furtherState,
          )
        )}
      </div>
    </div>
  );
}

const mostFound = 4;
/** Text for the parts of an order that matched a search, the first of them by code. */
function foundWords(codes: readonly string[]): string {
  const named = [...new Set(codes)];
  const more = named.length - mostFound;
  return `${named.slice(0, mostFound).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

const further = (onFurther: (() => void) | undefined, state: OrderHistoryProps['furtherState']) =>
  onFurther ? (
    <Button kind="quiet" loading={state === 'loading'} onClick={onFurther}>
      {state === 'failed' ? "We couldn't load older orders. Try again" : 'Show orders older than a year'}
    </Button>
  ) : null;
