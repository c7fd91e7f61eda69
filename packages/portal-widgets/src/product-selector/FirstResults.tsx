import { Link as LinkLook } from '@portal/design-system';
import type { FoundFilter, FoundPart } from '@portal/domain/page-data';
import { AppLink } from '../internal/AppLink.tsx';
import { productSelectorMessages } from '../messages/product-selector.tsx';
import * as css from './FirstResults.css.ts';

const messages = productSelectorMessages.firstResults;

/** NAV-05: the first results as found by the server, shown until the stock list has loaded in this browser. */
export function FirstResults({
  parts,
  filters = [],
}: {
  readonly parts: readonly FoundPart[];
  /** Links that narrow the results without JavaScript; with it, the selector replaces this list. */
  readonly filters?: readonly FoundFilter[];
}) {
  return (
    <>
      {filters.length > 0 ? (
        <noscript>
          <nav className={css.filters} aria-label={messages.filters}>
            {filters.map(({ name, values }) => (
              <ul key={name} className={css.filter} aria-label={name}>
                <li className={css.name}>{name}</li>
                {values.map(({ label, count, isChosen, to }) => (
                  <li key={label}>
                    <LinkLook asChild>
                      <AppLink to={to}>{isChosen ? messages.without(label) : messages.value(label, count)}</AppLink>
                    </LinkLook>
                  </li>
                ))}
              </ul>
            ))}
          </nav>
        </noscript>
      ) : null}
      {parts.length === 0 ? <p className={css.none}>{messages.none}</p> : <FoundParts parts={parts} />}
    </>
  );
}

function FoundParts({ parts }: { readonly parts: readonly FoundPart[] }) {
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
