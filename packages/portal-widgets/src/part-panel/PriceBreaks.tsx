import { Button, Icon, Skeleton } from '@portal/design-system';
import { TrendingUp } from '@portal/design-system/icons';
import { formatCurrency, formatNumber, minusSign } from '@portal/domain/format';
import { priceTypes } from '@portal/domain/price';
import { partPanelMessages as messages } from '../messages/part-panel.tsx';
import { priceMessages } from '../messages/price.ts';
import * as css from './PartPanel.css.ts';
import type { PriceAndAvailabilityProps } from './PartPanel.props.ts';

const { prices } = messages;

type PriceBreaksProps = Pick<
  PriceAndAvailabilityProps,
  'breaks' | 'price_per' | 'priceAside' | 'advice' | 'format' | 'onQuantity' | 'onRetry'
>;

function against(percent: number | null): string {
  if (percent === null || percent === 0) return '–';
  return `${percent < 0 ? minusSign : '+'}${Math.abs(percent).toFixed(1)} %`;
}

/** LINE-09: all price breaks with the current one marked, and what the next would save. */
export function PriceBreaks({ breaks, price_per, priceAside, advice, format, onQuantity, onRetry }: PriceBreaksProps) {
  const written = (pieces: number) => formatNumber(pieces, format.number_format);
  return (
    <>
      <h3 className={css.heading}>
        {price_per === 1 ? prices.each : prices.per(written(price_per))}
        <span className={css.aside}>{priceAside}</span>
      </h3>
      {breaks === null ? (
        <div aria-busy="true" className={css.waiting}>
          <Skeleton width="full" />
          <Skeleton width="full" />
        </div>
      ) : breaks.length === 0 ? (
        <p>
          {prices.none}{' '}
          <Button kind="text" onClick={onRetry}>
            {prices.retry}
          </Button>
        </p>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th className={css.firstHead}>{prices.columns.from}</th>
              <th className={css.headCell}>{prices.columns.type}</th>
              <th className={css.headCell}>{prices.columns.price}</th>
              <th className={css.headCell}>{prices.columns.againstList}</th>
            </tr>
          </thead>
          <tbody>
            {breaks.map(({ entry, webPrice, against: percent, current }) => (
              <tr
                key={`${entry.price_type}${entry.quantity_break}`}
                aria-current={current || undefined}
                className={current ? css.currentRow : undefined}
              >
                <td className={current ? css.currentFirst : css.first}>{written(entry.quantity_break)}</td>
                <td className={css.quietCell}>{priceTypes[entry.price_type]}</td>
                <td className={css.cell}>
                  {entry.poa ? priceMessages.poa : formatCurrency(webPrice, format.currency_format)}
                </td>
                <td className={css.quietCell}>{entry.poa ? '–' : against(percent)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      {advice ? (
        <p className={css.hint}>
          <span className={css.hintIcon}>
            <Icon icon={TrendingUp} size="s" />
          </span>
          <span>
            <b className={css.strong}>{advice.what}</b> {advice.why}{' '}
            <Button kind="text" size="s" keyHint="B" onClick={() => onQuantity(advice.quantity)}>
              {messages.makeIt(written(advice.quantity))}
            </Button>
          </span>
        </p>
      ) : null}
    </>
  );
}
