import { Meter } from '@portal/design-system';
import { formatCurrency, formatNumber, minusSign } from '@portal/domain/format';
import { orderSideMessages } from '../messages/order-side.tsx';
import * as css from './OrderSide.css.ts';
import type { TotalsProps } from './OrderSide.props.ts';
import { SideSection } from './SideSection.tsx';

const messages = orderSideMessages.totals;
const zero = (amount: string) => !/[1-9]/.test(amount);

/** CART-15. The currency is shown once, at the total. */
export function Totals(props: TotalsProps) {
  const {
    totals,
    savedTotal,
    promo_code,
    isFreightOpen = false,
    isFreightAwaited = false,
    format,
    freightLimitKg,
  } = props;
  const openWords = isFreightOpen ? messages.freightOpen : isFreightAwaited ? messages.freightAwaited : null;
  const money = (amount: string) => formatCurrency(amount, format.currency_format);
  const off = (amount: string) => `${minusSign}${money(amount.replace('-', ''))}`;
  const kg = (amount: string) => formatNumber(amount, format.number_format, 1);
  const weight = Number(totals.savedWeight);
  // The promo code's discount is the last entry of the report; it is shown once, under its code.
  const byCode = !zero(totals.promo_code_value);
  const discounts = byCode ? totals.discounts_used.slice(0, -1) : totals.discounts_used;
  const rows: readonly (readonly [string, string, boolean?])[] = [
    [messages.goods, money(totals.savedExtended)],
    ...discounts.map(({ name, amount }) => [name, off(amount), true] as const),
    ...(byCode ? ([[messages.promo(promo_code), off(totals.promo_code_value), true]] as const) : []),
    [messages.freight, openWords ?? money(totals.total_freight_charge)],
    ...(zero(totals.serviceCharge) ? [] : ([[messages.service, money(totals.serviceCharge)]] as const)),
    [messages.gst, money(totals.savedGST)],
  ];
  return (
    <SideSection title={messages.title} aside={messages.priced(totals.lines_priced, totals.lines_ordered)}>
      <dl>
        {rows.map(([label, value, less]) => (
          <div key={label} className={css.sumRow}>
            <dt className={css.quiet}>{label}</dt>
            <dd className={less ? css.less : css.amount}>{value}</dd>
          </div>
        ))}
        <div className={css.totalRow}>
          <dt className={css.totalLabel}>{openWords === null ? messages.total : messages.totalWithoutFreight}</dt>
          <dd className={css.total}>
            <small className={css.currency}>{messages.currency}</small>
            {money(totals.total)}
          </dd>
        </div>
      </dl>
      {freightLimitKg === null ? (
        <p className={css.after}>
          <span>{messages.weight(kg(totals.savedWeight))}</span>
          {savedTotal ? <span>{messages.savedTotal(money(savedTotal))}</span> : null}
        </p>
      ) : (
        <>
          <div className={css.meter}>
            <Meter
              label={messages.freightWeight}
              value={weight}
              max={freightLimitKg}
              text={messages.freightWeightValue(kg(totals.savedWeight), freightLimitKg)}
            />
          </div>
          <p className={css.after}>
            <span>{messages.weight(kg(totals.savedWeight))}</span>
            <span>{messages.freightWeightLeft(kg(Math.max(0, freightLimitKg - weight).toFixed(1)))}</span>
          </p>
        </>
      )}
    </SideSection>
  );
}
