import { ErrorState, Skeleton } from '@portal/design-system';
import { formatCurrency } from '@portal/domain/format';
import type { FreightOffer } from '@portal/domain/price';
import type { FormatOptions } from '../internal/format-options.ts';
import * as css from './FreightOffers.css.ts';

export interface FreightOffersProps {
  /** Every way of delivery to the place; null while it is being reckoned. */
  readonly offers: readonly FreightOffer[] | null;
  readonly failed?: boolean;
  /** Where it goes: `Alexandria NSW 2015`. */
  readonly place: string;
  /** Code of the order's way of delivery. */
  readonly chosen: string;
  readonly format: FormatOptions;
  readonly onRetry: () => void;
}

/** DLV-01: what freight is charged to a place by each way of delivery, before the place is taken. AUD ex GST. */
export function FreightOffers({ offers, failed, place, chosen, format, onRetry }: FreightOffersProps) {
  if (failed) return <ErrorState title="The freight could not be reckoned." onRetry={onRetry} />;
  if (offers === null) {
    return (
      <div aria-busy="true">
        <Skeleton width="full" />
      </div>
    );
  }
  return (
    <table className={css.table}>
      <caption className={css.caption}>Freight to {place}, ex GST</caption>
      <tbody>
        {offers.map(({ code, name, days, charge }) => (
          <tr key={code} aria-current={code === chosen || undefined} className={css.row}>
            <th scope="row" className={css.name}>
              {name}
              {code === chosen ? ', chosen' : ''}
            </th>
            <td className={css.days}>{days}</td>
            <td className={css.charge}>{formatCurrency(charge, format.currency_format)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
