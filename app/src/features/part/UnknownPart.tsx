import { EmptyState, Heading, Link as LinkLook } from '@portal/design-system';
import type { NearCode } from '@portal/domain/catalogue';
import { usePortal, useStore } from '@portal/portal-client/react';
import { useEffect, useState } from 'react';
import { unknownPartMessages } from '../../messages/unknown-part.ts';
import { Link } from '../../navigation/Link.tsx';
import * as css from './PartScreen.css.ts';

const shown = 6;

/** NAV-02: parts with similar codes, each with the reason. */
export function UnknownPart({ code }: { readonly code: string }) {
  const { catalogue, page } = usePortal();
  const { state } = useStore({ get: () => catalogue.getStatus(), subscribe: (each) => catalogue.subscribe(each) });
  const [near, setNear] = useState<readonly NearCode[] | null>(
    page?.near?.stock_code === code ? page.near.codes : null,
  );
  useEffect(() => {
    let left = false;
    if (near) return;
    // The stock list may not have loaded; a page that is only read does not need it.
    if (state === 'empty') void catalogue.load();
    if (state === 'ready')
      void catalogue.nearCodes(code, shown).then((found) => {
        if (!left) setNear(found);
      });
    return () => {
      left = true;
    };
  }, [catalogue, state, code, near]);
  return (
    <div className={css.unknown}>
      <Heading level={1} size="section">
        {unknownPartMessages.title(code)}
      </Heading>
      {near && near.length > 0 ? (
        <>
          <p className={css.quiet}>{unknownPartMessages.similar}</p>
          <ul className={css.near}>
            {near.map(({ stock_code, description, why }) => (
              <li key={stock_code} className={css.nearRow}>
                <LinkLook asChild>
                  <Link to={`/part/${encodeURIComponent(stock_code)}`}>{stock_code}</Link>
                </LinkLook>
                <span>{description}</span>
                <span className={css.quiet}>{why}</span>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <EmptyState title={near === null ? unknownPartMessages.looking : unknownPartMessages.noneSimilar} />
      )}
      <LinkLook kind="outlined" asChild>
        <Link to={`/search/${encodeURIComponent(code)}`}>{unknownPartMessages.search(code)}</Link>
      </LinkLook>
    </div>
  );
}
