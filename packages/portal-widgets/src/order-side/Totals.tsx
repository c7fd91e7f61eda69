import { Meter } from '@portal/design-system';
import { formatCurrency, formatNumber, minusSign } from '@portal/domain/format';
import * as css from './OrderSide.css.ts';
import type { TotalsProps } from './OrderSide.props.ts';
import { SideSection } from './SideSection.tsx';

const zero = (amount: string) => !/[1-9]/.test(amount);

/** CART-15. The currency is shown once, at the total. */
export function Totals({ totals, promo_code, format, freightLimitKg }: TotalsProps) {
  const money = (amount: string) => formatCurrency(amount, format.currency_format);
  const off = (amount: string) => `${minusSign}${money(amount.replace('-', ''))}`;
  const kg = (amount: string) => formatNumber(amount, format.number_format, 1);
  const weight = Number(totals.savedWeight);
  // The promo code's discount is the last entry of the report; it is shown once, under its code.
  const byCode = !zero(totals.promo_code_value);
  const discounts = byCode ? totals.discounts_used.slice(0, -1) : totals.discounts_used;
  const rows: readonly (readonly [string, string, boolean?])[] = [
    ['Goods', money(totals.savedExtended)],
    ...discounts.map(({ name, amount }) => [name, off(amount), true] as const),
    ...(byCode ? ([[`Promo ${promo_code}`, off(totals.promo_code_value), true]] as const) : []),
    ['Freight', money(totals.total_freight_charge)],
    ...(zero(totals.serviceCharge) ? [] : ([['Service charge', money(totals.serviceCharge)]] as const)),
    ['GST 10 %', money(totals.savedGST)],
  ];
  return (
    <SideSection title="Total" aside={`${totals.lines_priced} of ${totals.lines_ordered} lines priced`}>
      <dl>
        {rows.map(([label, value, less]) => (
          <div key={label} className={css.sumRow}>
            <dt className={css.quiet}>{label}</dt>
            <dd className={less ? css.less : css.amount}>{value}</dd>
          </div>
        ))}
        <div className={css.totalRow}>
          <dt className={css.totalLabel}>To pay</dt>
          <dd className={css.total}>
            <small className={css.currency}>AUD</small>
            {money(totals.total)}
          </dd>
        </div>
      </dl>
      {freightLimitKg === null ? (
        <p className={css.after}>{kg(totals.savedWeight)} kg</p>
      ) : (
        <>
          <div className={css.meter}>
            <Meter
              label="Weight at this freight"
              value={weight}
              max={freightLimitKg}
              text={`${kg(totals.savedWeight)} of ${freightLimitKg} kilograms`}
            />
          </div>
          <p className={css.after}>
            <span>{kg(totals.savedWeight)} kg</span>
            <span>{kg(Math.max(0, freightLimitKg - weight).toFixed(1))} kg more at this freight</span>
          </p>
        </>
      )}
    </SideSection>
  );
}
