import { EmptyState, ErrorState, Skeleton, Link as StyledLink, Tag } from '@portal/design-system';
import type { CartSummary } from '@portal/domain/cart';
import { formatCurrency, formatNumber, shortDate } from '@portal/domain/format';
import { useFormat } from '@portal/portal-client/react';
import { useEffect } from 'react';
import { Link } from '../../navigation/Link.tsx';
import * as css from './QuotesScreen.css.ts';
import { tabHref } from './tabs-view.ts';
import { useOpenCarts } from './use-open-carts.ts';

/** Saved last comes first. */
const quotesOf = (carts: readonly CartSummary[]): readonly CartSummary[] =>
  carts
    .filter(({ tabtype, status }) => tabtype === 'quote' && status !== 'cancelled')
    .toSorted((a, b) => (b.quote_saved ?? '').localeCompare(a.quote_saved ?? ''));

/** QQ-03: the quotes of the user's accounts, `/orders/tabs/quotes`. */
export function QuotesScreen() {
  const { data, error, reload } = useOpenCarts();
  // What was fetched for the tabs may be older than the quote that was just saved.
  useEffect(reload, [reload]);
  const quotes = data ? quotesOf(data.carts) : [];
  return (
    <main className={css.screen} aria-busy={!data && !error}>
      <div className={css.inside}>
        <div className={css.head}>
          <h1 className={css.title}>Quotes</h1>
          <StyledLink asChild>
            <Link to="/orders/tabs">All orders</Link>
          </StyledLink>
        </div>
        {quotes.length > 0 ? (
          <QuoteTable quotes={quotes} />
        ) : data ? (
          <div className={css.empty}>
            <EmptyState
              title="No quotes yet"
              action={
                <StyledLink asChild kind="outlined">
                  <Link to="/orders/quick_quote">Quick quote</Link>
                </StyledLink>
              }
            >
              Price parts in the Quick Quote tab and save them: the prices then hold for 30 days.
            </EmptyState>
          </div>
        ) : error ? (
          <ErrorState title="We couldn't load your quotes." onRetry={reload} />
        ) : (
          <Skeleton width="full" />
        )}
      </div>
    </main>
  );
}

/** Columns that stay in the small view, beside the figures. */
const kept: ReadonlySet<string> = new Set(['Quote', 'Prices hold to']);

function QuoteTable({ quotes }: { quotes: readonly CartSummary[] }) {
  const { number_format, currency_format } = useFormat();
  const today = new Date().toISOString().slice(0, 10);
  const until = (expiry: string | undefined) => (expiry === undefined ? '–' : shortDate(expiry));
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            {['Quote', 'Number', 'Account', 'Saved', 'Prices hold to'].map((name) => (
              <th key={name} scope="col" className={kept.has(name) ? css.headCell : css.headWide}>
                {name}
              </th>
            ))}
            {['Lines', 'Total'].map((name) => (
              <th key={name} scope="col" className={css.headEnd}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {quotes.map((quote) => (
            <tr key={quote.orderNum} className={css.row}>
              <th scope="row" className={css.name}>
                <StyledLink asChild>
                  <Link to={tabHref(quote.orderNum)}>{quote.prettyName}</Link>
                </StyledLink>
              </th>
              <td className={css.quiet}>{quote.orderNum}</td>
              <td className={css.wide}>
                {quote.account_name} {quote.accode}
              </td>
              <td className={css.quiet}>{until(quote.quote_saved)}</td>
              <td className={css.cell}>
                {until(quote.quote_expiry)}{' '}
                {quote.quote_expiry && quote.quote_expiry < today ? <Tag tone="warning">Expired</Tag> : null}
              </td>
              <td className={css.figure}>{formatNumber(quote.line_count, number_format)}</td>
              <td className={css.total}>{formatCurrency(quote.total, currency_format)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
