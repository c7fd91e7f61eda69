import { formatCurrency, formatNumber, minusSign } from '@portal/domain/format';
import type { PriceLadder as Ladder } from '@portal/domain/price';
import type { FormatOptions } from '../internal/format-options.ts';
import { partBuyingMessages as messages } from '../messages/part-buying.ts';
import { priceMessages } from '../messages/price.ts';
import * as css from './PartPanel.css.ts';

const nothing = '–';

export interface PriceLadderProps {
  readonly ladder: Ladder;
  readonly price_per: number;
  /** Pieces; the step that applies to them is marked. */
  readonly quantity: number;
  readonly format: FormatOptions;
}

/** What the account pays from each quantity, the current step marked, with the saving against the list price (LINE-09). */
export function PriceLadder({ ladder, price_per, quantity, format }: PriceLadderProps) {
  const number = (value: number) => formatNumber(value, format.number_format);
  const money = (amount: string) =>
    `${amount.startsWith('-') ? minusSign : ''}${formatCurrency(amount.replace('-', ''), format.currency_format)}`;
  const current = ladder.steps.findLast(({ from }) => from <= quantity) ?? ladder.steps[0];
  const { columns } = messages;
  return (
    <table className={css.table}>
      <thead>
        <tr>
          <th scope="col" className={css.firstHead}>
            {columns.from}
          </th>
          <th scope="col" className={css.headCell}>
            {columns.price}
          </th>
          <th scope="col" className={css.headCell}>
            {columns.againstList}
          </th>
          <th scope="col" className={css.headCell}>
            {columns.saved(price_per === 1 ? null : number(price_per))}
          </th>
        </tr>
      </thead>
      <tbody>
        {ladder.steps.map((step) => {
          const { from, webPrice, saved, percent } = step;
          const isCurrent = step === current;
          return (
            <tr key={from} aria-current={isCurrent || undefined} className={isCurrent ? css.currentRow : undefined}>
              <td className={isCurrent ? css.currentFirst : css.first}>{number(from)}</td>
              <td className={css.cell}>{webPrice === null ? priceMessages.poa : money(webPrice)}</td>
              <td className={isCurrent ? css.cell : css.quietCell}>
                {percent === null || percent === 0
                  ? nothing
                  : `${percent < 0 ? minusSign : '+'}${Math.abs(percent).toFixed(1)} %`}
              </td>
              <td className={isCurrent ? css.cell : css.quietCell}>
                {saved === null || Number(saved) === 0 ? nothing : money(saved)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
