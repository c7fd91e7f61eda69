import { Button, Icon, Skeleton } from '@portal/design-system';
import { TrendingUp } from '@portal/design-system/icons';
import { formatCurrency, formatNumber } from '@portal/domain/format';
import { partBuyingMessages } from '../messages/part-buying.ts';
import { partPanelMessages as messages } from '../messages/part-panel.tsx';
import * as css from './PartPanel.css.ts';
import type { PriceAndAvailabilityProps } from './PartPanel.props.ts';
import { PriceLadder } from './PriceLadder.tsx';

const { prices } = messages;

type PriceBreaksProps = Pick<
  PriceAndAvailabilityProps,
  'ladder' | 'quantity' | 'price_per' | 'priceAside' | 'advice' | 'format' | 'onQuantity' | 'onRetry'
>;

/** LINE-09: the account's price ladder with the list price, and what the next break would save. */
export function PriceBreaks({
  ladder,
  quantity,
  price_per,
  priceAside,
  advice,
  format,
  onQuantity,
  onRetry,
}: PriceBreaksProps) {
  const written = (pieces: number) => formatNumber(pieces, format.number_format);
  return (
    <>
      <h2 className={css.heading}>
        {price_per === 1 ? prices.each : prices.per(written(price_per))}
        <span className={css.aside}>
          {priceAside}
          {ladder?.list ? `, ${partBuyingMessages.list(formatCurrency(ladder.list, format.currency_format))}` : null}
        </span>
      </h2>
      {ladder === null ? (
        <div aria-busy="true" className={css.waiting}>
          <Skeleton width="full" />
          <Skeleton width="full" />
        </div>
      ) : ladder.steps.length === 0 ? (
        <p>
          {prices.none}{' '}
          <Button kind="text" onClick={onRetry}>
            {prices.retry}
          </Button>
        </p>
      ) : (
        <PriceLadder ladder={ladder} price_per={price_per} quantity={quantity} format={format} />
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
