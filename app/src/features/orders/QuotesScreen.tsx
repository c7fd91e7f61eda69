import { EmptyState, ErrorState, Skeleton, Link as StyledLink } from '@portal/design-system';
import type { CartSummary } from '@portal/domain/cart';
import { useFormat, useOpenCarts } from '@portal/portal-client/react';
import { QuoteList } from '@portal/portal-widgets';
import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';
import { quotesMessages } from '../../messages/quotes.ts';
import { Link } from '../../navigation/Link.tsx';
import * as css from './QuotesScreen.css.ts';
import { tabHref } from './tabs-view.ts';

/** Most recently saved first. */
const quotesOf = (carts: readonly CartSummary[]): readonly CartSummary[] =>
  carts
    .filter(({ tabtype, status }) => tabtype === 'quote' && status !== 'cancelled')
    .toSorted((a, b) => (b.quote_saved ?? '').localeCompare(a.quote_saved ?? ''));

/** QQ-03: quotes of all the user's accounts, `/orders/tabs/quotes`. */
export function QuotesScreen() {
  const navigate = useNavigate();
  const format = useFormat();
  const { data, error, reload } = useOpenCarts();
  // The list loaded for the tabs may predate the quote that was just saved.
  useEffect(reload, [reload]);
  const quotes = data ? quotesOf(data.carts) : [];
  return (
    <main className={css.screen} aria-busy={!data && !error}>
      <div className={css.inside}>
        <div className={css.head}>
          <h1 className={css.title}>{quotesMessages.title}</h1>
          <StyledLink asChild>
            <Link to="/orders/tabs">{quotesMessages.allOrders}</Link>
          </StyledLink>
        </div>
        {quotes.length > 0 ? (
          <QuoteList quotes={quotes} format={format} hrefOf={tabHref} onNavigate={(href) => navigate(href)} />
        ) : data ? (
          <div className={css.empty}>
            <EmptyState
              title={quotesMessages.empty}
              action={
                <StyledLink asChild kind="outlined">
                  <Link to="/orders/quick_quote">{quotesMessages.quickQuote}</Link>
                </StyledLink>
              }
            >
              {quotesMessages.emptyHint}
            </EmptyState>
          </div>
        ) : error ? (
          <ErrorState title={quotesMessages.loadFailed} onRetry={reload} />
        ) : (
          <Skeleton width="full" />
        )}
      </div>
    </main>
  );
}
