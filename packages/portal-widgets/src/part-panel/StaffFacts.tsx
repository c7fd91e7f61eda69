import { DescriptionList } from '@portal/design-system';
import type { StaffInformation } from '@portal/domain/catalogue';
import { formatCurrency, formatNumber, shortDate } from '@portal/domain/format';
import type { FormatOptions } from '../internal/format-options.ts';
import * as table from '../internal/small-table.css.ts';
import { partPanelMessages } from '../messages/part-panel.tsx';
import { priceMessages } from '../messages/price.ts';
import * as css from './PartPanel.css.ts';

const messages = partPanelMessages.staff;

/** PART-09: for the supplier's staff: agreed prices, buyers, customers' codes. */
export function StaffFacts({ staff, format }: { readonly staff: StaffInformation; readonly format: FormatOptions }) {
  const number = (value: number) => formatNumber(value, format.number_format);
  const money = (value: string) => formatCurrency(value, format.currency_format);
  const { list_price, price_per, total_available, agreed_prices, buyers, customer_codes } = staff;
  const facts = [
    {
      name: messages.listPrice,
      value:
        list_price === null ? priceMessages.onApplication : messages.pricePer(money(list_price), number(price_per)),
    },
    { name: messages.inAllWarehouses, value: number(total_available) },
    ...customer_codes.map(({ accode, customer_stock_code }) => ({
      name: messages.codeOf(accode),
      value: customer_stock_code,
    })),
  ];
  return (
    <div className={css.staff}>
      <div>
        <DescriptionList layout="rows" items={facts} />
      </div>
      <div>
        <table className={table.table}>
          <caption className={css.tableTitle}>{messages.agreedPrices}</caption>
          <tbody>
            {agreed_prices.map(({ accode, name, price_type, quantity_break, price }) => (
              <tr key={`${accode} ${price_type} ${quantity_break}`}>
                <th scope="row" className={table.first}>
                  {accode} <span className={css.quiet}>{name}</span>
                </th>
                <td className={table.quietCell}>{price_type}</td>
                <td className={table.quietCell}>{messages.from(number(quantity_break))}</td>
                <td className={table.cell}>{money(price)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {agreed_prices.length === 0 ? <p className={css.quiet}>{messages.noAgreedPrices}</p> : null}
      </div>
      <div>
        <table className={table.table}>
          <caption className={css.tableTitle}>{messages.topBuyers}</caption>
          <tbody>
            {buyers.map(({ accode, name, times_ordered, amount_ordered, last_ordered }) => (
              <tr key={accode}>
                <th scope="row" className={table.first}>
                  {accode} <span className={css.quiet}>{name}</span>
                </th>
                <td className={table.quietCell}>{messages.times(number(times_ordered))}</td>
                <td className={table.cell}>{number(amount_ordered)}</td>
                <td className={table.quietCell}>{shortDate(last_ordered)}</td>
              </tr>
            ))}
          </tbody>
        </table>
        {buyers.length === 0 ? <p className={css.quiet}>{messages.noBuyers}</p> : null}
      </div>
    </div>
  );
}
