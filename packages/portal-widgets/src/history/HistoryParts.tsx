import { Button, NumberField } from '@portal/design-system';
import type { HistorySummaryPart } from '@portal/domain/catalogue';
import { formatNumber, shortDate } from '@portal/domain/format';
import type { ReorderLine } from '@portal/domain/history';
import { useState } from 'react';
import type { FormatOptions } from '../internal/format-options.ts';
import { SmallHead } from '../internal/SmallHead.tsx';
import * as table from '../internal/small-table.css.ts';
import { commonMessages } from '../messages/common.ts';
import { historyMessages } from '../messages/history.ts';
import * as css from './History.css.ts';

const messages = historyMessages.parts;
const { columns } = messages;

export interface HistoryPartsProps {
  /** Most frequently ordered first. */
  readonly parts: readonly HistorySummaryPart[];
  readonly format: FormatOptions;
  readonly busy: boolean;
  readonly onAdd: (line: ReorderLine) => void;
}

const page = 20;

/** HIST-02, HIST-03: the parts an account orders most often, each with a reorder button. */
export function HistoryParts({ parts, format, busy, onAdd }: HistoryPartsProps) {
  const [shown, setShown] = useState(page);
  return (
    <div className={css.part}>
      <div className={table.scroll}>
        <table className={table.table}>
          <caption className={table.hiddenCaption}>{messages.caption}</caption>
          <SmallHead
            words={[columns.part, columns.yourCode, columns.description]}
            figures={[columns.times, columns.pieces, columns.last, columns.quantity, columns.order]}
          />
          <tbody>
            {parts.slice(0, shown).map((part) => (
              <PartRow key={part.stock_code} part={part} format={format} busy={busy} onAdd={onAdd} />
            ))}
          </tbody>
        </table>
      </div>
      {shown < parts.length ? (
        <div className={css.bar}>
          <Button kind="quiet" onClick={() => setShown(shown + page)}>
            {commonMessages.showMore(Math.min(page, parts.length - shown), parts.length)}
          </Button>
        </div>
      ) : null}
    </div>
  );
}

interface PartRowProps extends Omit<HistoryPartsProps, 'parts'> {
  readonly part: HistorySummaryPart;
}

/** The quantity starts with that of the last order. Enter in the field adds the part. */
function PartRow({ part, format, busy, onAdd }: PartRowProps) {
  const { stock_code } = part;
  const [quantity, setQuantity] = useState<number | null>(part.last_quantity);
  const written = (value: number) => formatNumber(value, format.number_format);
  const isQuantity = quantity !== null && quantity > 0;
  return (
    <tr>
      <th scope="row" className={table.first}>
        {stock_code}
      </th>
      <td className={table.wordsCell}>{part.customer_stock_code}</td>
      <td className={table.wordsCell}>{part.description}</td>
      <td className={table.cell}>{written(part.times_ordered)}</td>
      <td className={table.cell}>{written(part.amount_ordered)}</td>
      <td className={table.quietCell}>{shortDate(part.last_ordered)}</td>
      <td className={table.cell}>
        <div className={css.quantity}>
          <NumberField
            label={messages.quantity(stock_code)}
            hideLabel
            inputMode="numeric"
            min={1}
            value={quantity}
            onValueChange={setQuantity}
          />
        </div>
      </td>
      <td className={table.cell}>
        <Button
          size="s"
          aria-label={messages.addLabel(stock_code)}
          loading={busy}
          reason={isQuantity ? undefined : messages.quantityMissing}
          onClick={() => isQuantity && onAdd({ stock_code, quantity })}
        >
          {messages.add}
        </Button>
      </td>
    </tr>
  );
}
