import { Link as LinkLook } from '@portal/design-system';
import type { FoundPart } from '@portal/domain/page-data';
import { AppLink } from '../internal/AppLink.tsx';
import { productSelectorMessages } from '../messages/product-selector.tsx';
import * as css from './FirstResults.css.ts';

const messages = productSelectorMessages.firstResults;

/** NAV-05: the first results as found by the server, shown until the stock list has loaded in this browser. */
export function FirstResults({ parts }: { readonly parts: readonly FoundPart[] }) {
  if (parts.length === 0) return <p className={css.none}>{messages.none}</p>;
  return (
    <ul className={css.list} aria-label={messages.label}>
      {parts.map(({ stock_code, description, pack_quantity }) => (
        <li key={stock_code} className={css.row}>
          <LinkLook asChild>
            <AppLink to={`/part/${encodeURIComponent(stock_code)}`}>{stock_code}</AppLink>
          </LinkLook>
          <span>{description}</span>
          <span className={css.pack}>{messages.pack(pack_quantity.toLocaleString('en-AU'))}</span>
        </li>
      ))}
    </ul>
  );
}
