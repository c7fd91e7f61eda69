import { Button, Icon, Skeleton } from '@portal/design-system';
import { TrendingUp } from '@portal/design-system/icons';
import { formatCurrency, formatNumber, minusSign } from '@portal/domain/format';
import { priceTypes } from '@portal/domain/price';
import * as css from './PartPanel.css.ts';
import type { PriceAndAvailabilityProps } from './PartPanel.props.ts';

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
        {price_per === 1 ? 'Price each' : `Price for ${written(price_per)}`}
        <span className={css.aside}>{priceAside}</span>
      </h3>
      {breaks === null ? (
        <div aria-busy="true" className={css.waiting}>
          <Skeleton width="full" />
          <Skeleton width="full" />
        </div>
      ) : breaks.length === 0 ? (
        <p>
          No Pricing Data{' '}
          <Button kind="text" onClick={onRetry}>
            Retry
          </Button>
        </p>
      ) : (
        <table className={css.table}>
          <thead>
            <tr>
              <th className={css.firstHead}>From</th>
              <th className={css.headCell}>Type</th>
              <th className={css.headCell}>Price</th>
              <th className={css.headCell}>Against list</th>
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
                <td className={css.cell}>{entry.poa ? 'POA' : formatCurrency(webPrice, format.currency_format)}</td>
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
              Make it {written(advice.quantity)}
            </Button>
          </span>
        </p>
      ) : null}
    </>
  );
}
