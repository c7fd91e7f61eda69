import { Button, Icon, QuantityStepper, Skeleton } from '@portal/design-system';
import { Package, TrendingUp } from '@portal/design-system/icons';
import { formatCurrency, formatNumber } from '@portal/domain/format';
import { useId, useState } from 'react';
import { addPartMessages } from '../messages/add-part.ts';
import { partBuyingMessages as messages } from '../messages/part-buying.ts';
import { partPanelMessages } from '../messages/part-panel.tsx';
import { PriceLadder } from '../part-panel/PriceLadder.tsx';
import { WarehouseStock } from '../part-panel/WarehouseStock.tsx';
import * as css from './PartBuying.css.ts';
import type { PartBuyingProps } from './PartBuying.props.ts';

function Price({ price, price_per, ladder: { list }, format }: PartBuyingProps) {
  if (price === null) return <p className={css.amount}>{messages.onApplication}</p>;
  const written = formatCurrency(price.webPrice, format.currency_format);
  const listed = list === null ? null : formatCurrency(list, format.currency_format);
  return (
    <p className={css.priceLine}>
      <b className={css.amount}>{written}</b>{' '}
      <span>{price_per === 1 ? messages.each : messages.per(formatNumber(price_per, format.number_format))}</span>
      {listed === null || listed === written ? null : <s className={css.list}>{messages.list(listed)}</s>}
    </p>
  );
}

function Prices(props: PartBuyingProps) {
  const { state, ladder, advice, format, onQuantity, onRetry } = props;
  if (state === 'loading') {
    return (
      <div aria-busy="true" className={css.waiting}>
        <Skeleton width="m" />
        <Skeleton width="full" />
        <Skeleton width="full" />
      </div>
    );
  }
  if (state === 'failed' || ladder.steps.length === 0) {
    return (
      <p>
        {messages.none}{' '}
        <Button kind="text" onClick={onRetry}>
          {messages.retry}
        </Button>
      </p>
    );
  }
  return (
    <>
      <Price {...props} />
      <PriceLadder {...props} />
      {advice ? (
        <p className={css.hint}>
          <span className={css.adviceIcon}>
            <Icon icon={TrendingUp} size="s" />
          </span>
          <span>
            <b className={css.strong}>{advice.what}</b> {advice.why}{' '}
            <Button kind="text" size="s" onClick={() => onQuantity(advice.quantity)}>
              {partPanelMessages.makeIt(formatNumber(advice.quantity, format.number_format))}
            </Button>
          </span>
        </p>
      ) : null}
    </>
  );
}

/** The buying panel of a part: price, price ladder, stock by warehouse, quantity, and one button that adds the part. */
export function PartBuying(props: PartBuyingProps) {
  const { stock_code, quantity, minimum, increment, pack_quantity, rounded, price, format } = props;
  const { addTo, to, onAdd, onQuantity, said } = props;
  const rule = useId();
  const [refused, setRefused] = useState<string | null>(null);
  const written = (value: number) => formatNumber(value, format.number_format);
  const wholePacks = pack_quantity > 1 && quantity > 0 && quantity % pack_quantity === 0;
  const note =
    refused !== null
      ? messages.notANumber(refused)
      : rounded !== null
        ? messages.rounded(written(rounded.typed), written(quantity), rounded.why)
        : wholePacks
          ? messages.packs(written(quantity / pack_quantity), written(pack_quantity))
          : '';
  return (
    <aside aria-label={messages.label} className={css.panel}>
      <section className={css.section}>
        <h2 className={css.heading}>
          {messages.price} <span className={css.aside}>{props.priceAside}</span>
        </h2>
        <Prices {...props} />
      </section>
      <section className={css.section}>
        <WarehouseStock {...props} headingLevel={2} />
      </section>
      <section className={css.section}>
        <div className={css.fields}>
          <div className={css.field}>
            <span aria-hidden="true" className={css.fieldLabel}>
              {messages.quantity}
            </span>
            <QuantityStepper
              open
              label={messages.quantityOf(stock_code)}
              value={quantity}
              minimum={minimum}
              increment={increment}
              format={written}
              aria-describedby={rule}
              onValueChange={(next) => {
                setRefused(null);
                onQuantity(next);
              }}
              onRefused={setRefused}
            />
          </div>
          <div className={css.addTo}>{addTo}</div>
        </div>
        <p id={rule} role="status" className={css.rule}>
          {note === '' ? null : (
            <>
              <Icon icon={Package} size="s" />
              <span>{note}</span>
            </>
          )}
        </p>
        <div className={css.action}>
          <Button kind="filled" full size="l" loading={!onAdd} onClick={onAdd}>
            <span className={css.add}>
              {addPartMessages.add[to]}
              {price === null ? null : <span>{formatCurrency(price.extended, format.currency_format)}</span>}
            </span>
          </Button>
        </div>
        <p role="status" className={css.said}>
          {said}
        </p>
      </section>
    </aside>
  );
}
