import { Button, cx, EmptyState } from '@portal/design-system';
import { formatCurrency, formatNumber, shortDate } from '@portal/domain/format';
import type { HistoryOrder } from '@portal/domain/history';
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react';
import type { FormatOptions } from '../internal/format-options.ts';
import { SmallHead } from '../internal/SmallHead.tsx';
import * as table from '../internal/small-table.css.ts';
import { commonMessages } from '../messages/common.ts';
import { historyMessages } from '../messages/history.ts';
import * as css from './History.css.ts';

const messages = historyMessages.orders;
const { columns } = messages;

export interface OrderHistoryProps {
  /** Newest first. */
  readonly orders: readonly HistoryOrder[];
  readonly format: FormatOptions;
  /** The orders are search results. */
  readonly isSearch?: boolean;
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
const figures = [columns.date, columns.lines, columns.amount, columns.invoice];

/** HIST-02, HIST-04: past orders with their lines and invoices. */
export function OrderHistory(props: OrderHistoryProps) {
  const { orders, format, isSearch, linesOf, fetching, start, onInvoice, onAgain, busy, onFurther, furtherState } =
    props;
  const [open, setOpen] = useState<string | null>(start ?? null);
  const [shown, setShown] = useState(() =>
    Math.max(page, orders.findIndex(({ so_order_no }) => so_order_no === start) + 1),
  );
  const startRow = useRef<HTMLTableRowElement>(null);
  useEffect(() => startRow.current?.scrollIntoView({ block: 'center' }), []);
  if (orders.length === 0) {
    return (
      <EmptyState title={isSearch ? messages.noneFound : messages.empty} action={further(onFurther, furtherState)} />
    );
  }
  return (
    <div className={css.part}>
      <div className={table.scroll}>
        <table className={table.table}>
          <caption className={table.hiddenCaption}>{messages.caption}</caption>
          <SmallHead
            className={css.wideHead}
            words={[columns.order, columns.reference]}
            figures={[...figures, ...(onAgain ? [columns.again] : [])]}
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
                          aria-label={historyMessages.lines.label(so_order_no)}
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
                      <span className={css.smallOnly}> {commonMessages.lineUnit(order.line_count)}</span>
                    </td>
                    <td className={cx(table.cell, css.cardCell, css.cardStart)}>
                      {formatCurrency(order.total, format.currency_format)}
                      <span className={css.smallOnly}> {messages.exGst}</span>
                    </td>
                    <td className={cx(table.cell, css.cardCell)}>
                      <Button
                        kind="text"
                        size="s"
                        loading={fetching === so_order_no}
                        aria-label={messages.invoiceLabel(so_order_no)}
                        onClick={() => onInvoice(so_order_no)}
                      >
                        {messages.invoice}
                      </Button>
                    </td>
                    {onAgain ? (
                      <td className={cx(table.cell, css.cardCell)}>
                        <Button
                          kind="text"
                          size="s"
                          loading={busy ?? false}
                          aria-label={messages.againLabel(so_order_no)}
                          onClick={() => onAgain(so_order_no)}
                        >
                          {messages.again}
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
            {commonMessages.showMore(Math.min(page, orders.length - shown), orders.length)}
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
  const first = named.slice(0, mostFound).join(', ');
  return more > 0 ? messages.foundMore(first, more) : first;
}

const further = (onFurther: (() => void) | undefined, state: OrderHistoryProps['furtherState']) =>
  onFurther ? (
    <Button kind="quiet" loading={state === 'loading'} onClick={onFurther}>
      {state === 'failed' ? messages.olderFailed : messages.older}
    </Button>
  ) : null;
