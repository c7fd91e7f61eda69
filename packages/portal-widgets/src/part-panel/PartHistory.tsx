import { BarChart, Button } from '@portal/design-system';
import type { PartHistory as History } from '@portal/domain/catalogue';
import { formatCurrency, formatNumber, shortDate } from '@portal/domain/format';
import type { FormatOptions } from '../internal/format-options.ts';
import { SmallHead } from '../internal/SmallHead.tsx';
import * as table from '../internal/small-table.css.ts';
import { partPanelMessages as messages } from '../messages/part-panel.tsx';
import * as css from './PartPanel.css.ts';

const { columns, months } = messages.history;
/** `2026-03` → `Mar 26` */
const named = (month: string) => `${months[Number(month.slice(5, 7)) - 1] ?? ''} ${month.slice(2, 4)}`;

export interface PartHistoryProps {
  readonly history: History;
  readonly format: FormatOptions;
  /** Sets the line to the quantity of a past order; omitted when there is no line. */
  readonly onQuantity?: (quantity: number) => void;
}

/** PART-10: what the account bought of the part, by month and by order. */
export function PartHistory({ history, format, onQuantity }: PartHistoryProps) {
  const written = (value: number) => formatNumber(value, format.number_format);
  const { times_ordered, amount_ordered, orders, accode } = history;
  return (
    <div className={css.history}>
      <div>
        <BarChart
          label={messages.history.byMonth(accode)}
          series={[messages.history.pieces]}
          groups={history.months.map(({ month, quantity }) => ({
            key: month,
            label: named(month),
            values: [quantity],
          }))}
          format={written}
          size="s"
        />
        <p className={css.hint}>
          {messages.history.ordered(times_ordered, {
            times: written(times_ordered),
            pieces: written(amount_ordered),
            average: written(Math.round(amount_ordered / times_ordered)),
          })}
        </p>
      </div>
      <div className={table.scroll}>
        <table className={table.table}>
          <caption className={table.hiddenCaption}>{messages.history.orders}</caption>
          <SmallHead
            words={[columns.order, columns.reference]}
            figures={[columns.date, columns.pieces, columns.amount]}
          />
          <tbody>
            {orders.map((order) => (
              <tr key={order.so_order_no}>
                <th scope="row" className={table.first}>
                  {order.so_order_no}
                </th>
                <td className={table.wordsCell}>{order.customer_reference}</td>
                <td className={table.quietCell}>{shortDate(order.so_order_date)}</td>
                <td className={table.cell}>
                  {onQuantity ? (
                    <Button
                      kind="text"
                      size="s"
                      aria-label={messages.history.makeItAsIn(written(order.so_display_qty), order.so_order_no)}
                      onClick={() => onQuantity(order.so_display_qty)}
                    >
                      {written(order.so_display_qty)}
                    </Button>
                  ) : (
                    written(order.so_display_qty)
                  )}
                </td>
                <td className={table.cell}>{formatCurrency(order.amount, format.currency_format)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
