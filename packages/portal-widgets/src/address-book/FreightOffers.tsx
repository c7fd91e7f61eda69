import { ErrorState, Skeleton } from '@portal/design-system';
import { formatCurrency } from '@portal/domain/format';
import type { FreightOffer } from '@portal/domain/price';
import type { FormatOptions } from '../internal/format-options.ts';
import { addressBookMessages } from '../messages/address-book.ts';
import * as css from './FreightOffers.css.ts';

const messages = addressBookMessages.freight;

export interface FreightOffersProps {
  /** All delivery options for the place; null while freight is calculated. */
  readonly offers: readonly FreightOffer[] | null;
  readonly failed?: boolean;
  /** The destination, such as `Alexandria NSW 2015`. */
  readonly place: string;
  /** Code of the order's delivery option. */
  readonly chosen: string;
  readonly format: FormatOptions;
  readonly onRetry: () => void;
}

/** DLV-01: freight to a place by each delivery option, shown before the address is chosen. AUD ex GST. */
export function FreightOffers({ offers, failed, place, chosen, format, onRetry }: FreightOffersProps) {
  if (failed) return <ErrorState title={messages.loadFailed} onRetry={onRetry} />;
  if (offers === null) {
    return (
      <div aria-busy="true">
        <Skeleton width="full" />
      </div>
    );
  }
  return (
    <table className={css.table}>
      <caption className={css.caption}>{messages.caption(place)}</caption>
      <tbody>
        {offers.map(({ code, name, days, charge }) => (
          <tr key={code} aria-current={code === chosen || undefined} className={css.row}>
            <th scope="row" className={css.name}>
              {code === chosen ? messages.chosen(name) : name}
            </th>
            <td className={css.days}>{days}</td>
            <td className={css.charge}>{formatCurrency(charge, format.currency_format)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
