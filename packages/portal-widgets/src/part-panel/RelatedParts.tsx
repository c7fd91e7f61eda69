import { Button, NumberField, Skeleton, Tag } from '@portal/design-system';
import { Plus } from '@portal/design-system/icons';
import type { RelatedPart } from '@portal/domain/catalogue';
import { formatCurrency, formatNumber } from '@portal/domain/format';
import { useState } from 'react';
import type { FormatOptions } from '../internal/format-options.ts';
import { SmallHead } from '../internal/SmallHead.tsx';
import * as table from '../internal/small-table.css.ts';
import { partPanelMessages } from '../messages/part-panel.tsx';
import { priceMessages } from '../messages/price.ts';
import * as css from './PartPanel.css.ts';

const messages = partPanelMessages.related;
const { columns } = messages;

export interface RelatedPartsProps {
  /** Null while loading. */
  readonly parts: readonly RelatedPart[] | null;
  /** Accessible name of the table: `Alternate Parts`. */
  readonly name: string;
  /** Warehouse of the stock figures; null hides prices and stock. */
  readonly warehouseName: string | null;
  readonly format: FormatOptions;
  /** The part that the callout of PART-05 names. */
  readonly highlight?: string | null;
  readonly onView: (stock_code: string) => void;
  /** Omitted when there is no cart to add to. */
  readonly onAdd?: (stock_code: string, quantity: number) => void;
}

type RowProps = Omit<RelatedPartsProps, 'parts' | 'name'> & { readonly part: RelatedPart };

function Row({ part, warehouseName, format, highlight, onView, onAdd }: RowProps) {
  const { stock_code, description, pack_quantity, price, available, differs, unfit } = part;
  const [quantity, setQuantity] = useState<number | null>(part.quantity);
  const written = (value: number) => formatNumber(value, format.number_format);
  const marked = highlight === stock_code;
  return (
    <tr className={marked ? css.currentRow : undefined} aria-current={marked || undefined}>
      <th scope="row" className={marked ? css.currentFirst : table.first}>
        <button type="button" className={css.codeButton} onClick={() => onView(stock_code)}>
          {stock_code}
        </button>
      </th>
      <td className={table.wordsCell}>
        {description} {marked ? <Tag tone="positive">{messages.inStock}</Tag> : null}
        {differs ? unfit ? <Tag tone="warning">{differs}</Tag> : <span className={css.quiet}> ({differs})</span> : null}
      </td>
      <td className={table.quietCell}>{written(pack_quantity)}</td>
      {warehouseName === null ? null : (
        <>
          <td className={available ? table.cell : table.quietCell}>
            {available === null ? '–' : available > 0 ? written(available) : partPanelMessages.stock.none}
          </td>
          <td className={table.cell}>
            {price === null ? (
              '–'
            ) : (
              <>
                {formatCurrency(price.webPrice, format.currency_format)}{' '}
                <span className={css.quiet}>
                  {price.price_per === 1 ? priceMessages.each : priceMessages.per(written(price.price_per))}
                </span>
              </>
            )}
          </td>
        </>
      )}
      {onAdd ? (
        <td className={table.cell}>
          <span className={css.adding}>
            <span className={css.addQuantity}>
              <NumberField
                label={messages.quantityOf(stock_code)}
                hideLabel
                value={quantity}
                min={1}
                step={part.quantity}
                onValueChange={setQuantity}
              />
            </span>
            <Button
              size="s"
              icon={Plus}
              aria-label={messages.addPart(stock_code)}
              reason={quantity === null || quantity <= 0 ? messages.typeQuantity : undefined}
              onClick={() => quantity !== null && onAdd(stock_code, quantity)}
            >
              {messages.add}
            </Button>
          </span>
        </td>
      ) : null}
    </tr>
  );
}

/** Alternates, pack options, related and superseding parts: a small table to browse and add from. */
export function RelatedParts({ parts, name, ...row }: RelatedPartsProps) {
  if (parts === null) {
    return (
      <div aria-busy="true" className={css.waiting}>
        <Skeleton width="full" />
        <Skeleton width="full" />
      </div>
    );
  }
  return (
    <div className={table.scroll}>
      <table className={table.table}>
        <caption className={table.hiddenCaption}>{name}</caption>
        <SmallHead
          words={[columns.code, columns.description]}
          figures={[
            columns.pack,
            ...(row.warehouseName === null ? [] : [columns.stock(row.warehouseName), columns.price]),
            ...(row.onAdd ? [columns.quantity] : []),
          ]}
        />
        <tbody>
          {parts.map((part) => (
            <Row key={part.stock_code} part={part} {...row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
