import { Heading } from '@portal/design-system';
import type { CartTotals, QuotedLine } from '@portal/domain/cart';
import { formatCurrency, formatNumber, minusSign } from '@portal/domain/format';
import type { ReactNode } from 'react';
import type { FormatOptions } from '../internal/format-options.ts';
import { priceMessages } from '../messages/price.ts';
import { tradeSheetMessages as messages } from '../messages/trade-sheet.ts';
import * as css from './TradeSheet.css.ts';

const { columns } = messages;

export interface SheetFact {
  readonly label: string;
  /** One entry per row. */
  readonly rows: readonly string[];
}

/** An order or a quote as a printable document. Amounts in AUD ex GST up to the total. */
export interface TradeSheetProps {
  /** `Order` or `Quote` and its name. */
  readonly title: string;
  /** CART-02 */
  readonly orderNum: string;
  /** A prominent notice, such as that the quote has expired. */
  readonly notice?: ReactNode;
  readonly facts: readonly SheetFact[];
  readonly lines: readonly QuotedLine[];
  readonly totals: CartTotals;
  readonly promo_code?: string;
  /** No delivery option is chosen, so the charge of 0.00 says nothing. */
  readonly isFreightOpen?: boolean;
  readonly format: FormatOptions;
}

const zero = (amount: string) => !/[1-9]/.test(amount);

/** A complete order or quote, read-only, for screen and print. */
export function TradeSheet(props: TradeSheetProps) {
  const { title, orderNum, notice, facts, lines, format } = props;
  return (
    <article className={css.sheet}>
      <header className={css.head}>
        <Heading level={1} size="section">
          {title}
        </Heading>
        <span className={css.number}>{orderNum}</span>
      </header>
      {notice}
      <dl className={css.facts}>
        {facts.map(({ label, rows }) => (
          <div key={label}>
            <dt className={css.label}>{label}</dt>
            {rows.map((row) => (
              <dd key={row} className={css.factRow}>
                {row}
              </dd>
            ))}
          </div>
        ))}
      </dl>
      <table className={css.table}>
        <thead className={css.headRow}>
          <tr>
            {[columns.line, columns.code, columns.description].map((name) => (
              <th key={name} scope="col" className={css.headCell}>
                {name}
              </th>
            ))}
            {[columns.quantity, columns.price, columns.extended].map((name) => (
              <th key={name} scope="col" className={css.headEnd}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={css.bodyRows}>
          {lines.map((line) => (
            <Row key={line.line_number} line={line} format={format} />
          ))}
        </tbody>
      </table>
      <Totals {...props} />
    </article>
  );
}

function Row({ line, format }: { readonly line: QuotedLine; readonly format: FormatOptions }) {
  const { price, price_per, extended, poa } = line;
  const [noPrice, noAmount] = poa ? [priceMessages.onApplication, priceMessages.poa] : [priceMessages.none, ''];
  const per = price_per === 1 ? priceMessages.each : priceMessages.per(formatNumber(price_per, format.number_format));
  return (
    <tr className={css.row}>
      <td className={css.place}>{line.line_number}</td>
      <th scope="row" className={css.code}>
        {line.stock_code}
        {line.customer_stock_code === '' ? null : <span className={css.quiet}>{line.customer_stock_code}</span>}
      </th>
      <td className={css.words}>
        {line.description}
        {line.line_reference === '' ? null : <span className={css.quiet}>{line.line_reference}</span>}
        {line.note === '' ? null : <span className={css.quiet}>{line.note}</span>}
      </td>
      <td className={css.figure}>{formatNumber(line.order_quantity, format.number_format)}</td>
      <td className={css.figure}>
        {price === null ? noPrice : `${formatCurrency(price, format.currency_format)} ${per}`}
      </td>
      <td className={css.extended}>
        {extended === null ? noAmount : formatCurrency(extended, format.currency_format)}
      </td>
    </tr>
  );
}

/** CART-15. The currency is shown once, at the total. */
function Totals({ totals, promo_code, isFreightOpen = false, format }: TradeSheetProps) {
  const money = (amount: string) => formatCurrency(amount, format.currency_format);
  const rows = [
    [messages.totals.goods, money(totals.savedExtended)],
    ...totals.discounts_used.map(({ name, amount }) => [name, `${minusSign}${money(amount)}`]),
    [messages.totals.freight, isFreightOpen ? messages.totals.freightOpen : money(totals.total_freight_charge)],
    ...(zero(totals.serviceCharge) ? [] : [[messages.totals.serviceCharge, money(totals.serviceCharge)]]),
    [messages.totals.gst, money(totals.savedGST)],
  ];
  return (
    <dl aria-label={messages.totals.label} className={css.totals}>
      {rows.map(([label = '', value = '']) => (
        <div key={label} className={css.sum}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {promo_code ? (
        <div className={css.sum}>
          <dt>{messages.totals.promoCode}</dt>
          <dd>{promo_code}</dd>
        </div>
      ) : null}
      <div className={css.pay}>
        <dt>{isFreightOpen ? messages.totals.toPayWithoutFreight : messages.totals.toPay}</dt>
        <dd className={css.amount}>
          <small className={css.currency}>{messages.totals.currency}</small>
          {money(totals.total)}
        </dd>
      </div>
      <div className={css.sum}>
        <dt className={css.label}>{messages.totals.weight}</dt>
        <dd className={css.label}>
          {messages.totals.kilograms(formatNumber(totals.savedWeight, format.number_format, 1))}
        </dd>
      </div>
    </dl>
  );
}
