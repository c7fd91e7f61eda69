import { Button, Checkbox, cx, ErrorState, Skeleton } from '@portal/design-system';
import { formatCurrency, formatNumber } from '@portal/domain/format';
import type { HistoryLine, ReorderLine } from '@portal/domain/history';
import { useState } from 'react';
import type { FormatOptions } from '../internal/format-options.ts';
import { SmallHead } from '../internal/SmallHead.tsx';
import * as table from '../internal/small-table.css.ts';
import { historyMessages } from '../messages/history.ts';
import * as css from './History.css.ts';

const messages = historyMessages.lines;
const { columns } = messages;

export interface HistoryLinesProps {
  readonly so_order_no: string;
  /** Null while loading. */
  readonly lines: readonly HistoryLine[] | null;
  readonly failed: boolean;
  readonly format: FormatOptions;
  readonly busy: boolean;
  readonly onRetry: () => void;
  readonly onReorder: (lines: readonly ReorderLine[]) => void;
}

/** HIST-02, HIST-03: the lines of a past order; all or some can be reordered. */
export function HistoryLines({ so_order_no, lines, failed, format, busy, onRetry, onReorder }: HistoryLinesProps) {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set());
  if (failed) return <ErrorState title={messages.loadFailed} onRetry={onRetry} />;
  if (lines === null) return <Skeleton width="full" />;
  const picked = chosen.size === 0 ? lines : lines.filter((line) => chosen.has(line.line_number));
  return (
    <div className={`${css.part} ${css.opened}`}>
      <div className={table.scroll}>
        <table className={table.table} aria-label={messages.label(so_order_no)}>
          <SmallHead
            className={css.wideHead}
            words={[columns.part, columns.yourCode, columns.description]}
            figures={[columns.quantity, columns.amount]}
          />
          <tbody>
            {lines.map(({ line_number, stock_code, customer_stock_code, description, so_display_qty, amount }) => (
              <tr key={line_number} className={css.lineRow}>
                <th scope="row" className={cx(table.first, css.cardCell, css.cardTitle)}>
                  <Checkbox
                    checked={chosen.has(line_number)}
                    onCheckedChange={(on) =>
                      setChosen(new Set([...chosen, line_number].filter((each) => on || each !== line_number)))
                    }
                  >
                    {stock_code}
                  </Checkbox>
                </th>
                <td className={cx(table.wordsCell, css.cardCell, css.cardTitle)}>{customer_stock_code}</td>
                <td className={cx(table.wordsCell, css.cardCell)}>{description}</td>
                <td className={cx(table.cell, css.cardCell)}>{formatNumber(so_display_qty, format.number_format)}</td>
                <td className={cx(table.cell, css.cardCell)}>{formatCurrency(amount, format.currency_format)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div className={css.bar}>
        <Button
          loading={busy}
          onClick={() =>
            onReorder(
              picked.map(({ stock_code, so_display_qty, amount }) => ({
                stock_code,
                quantity: so_display_qty,
                amount,
              })),
            )
          }
        >
          {chosen.size === 0 ? messages.orderAll(lines.length) : messages.orderChosen(chosen.size)}
        </Button>
      </div>
    </div>
  );
}
