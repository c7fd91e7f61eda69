import { Link as StyledLink, Tag } from '@portal/design-system';
import { type CartSummary, quoteExpired } from '@portal/domain/cart';
import { formatCurrency, formatNumber, orderDate, shortDate } from '@portal/domain/format';
import type { FormatOptions } from '../internal/format-options.ts';
import { NavLink } from '../internal/NavLink.tsx';
import { quoteListMessages as messages } from '../messages/quote-list.ts';
import * as css from './QuoteList.css.ts';

const { columns } = messages;
const wordColumns = [columns.quote, columns.number, columns.account, columns.saved, columns.validUntil];
const figureColumns = [columns.lines, columns.total];
/** Columns that the phone layout shows besides the numbers. */
const narrowColumns: ReadonlySet<string> = new Set([columns.quote, columns.validUntil]);

export interface QuoteListProps {
  readonly quotes: readonly CartSummary[];
  readonly format: FormatOptions;
  readonly hrefOf: (orderNum: string) => string;
  readonly onNavigate: (href: string) => void;
}

/** QQ-03: quotes with dates, number of lines and totals, each linked. */
export function QuoteList({ quotes, format, hrefOf, onNavigate }: QuoteListProps) {
  const { number_format, currency_format } = format;
  const today = orderDate(new Date());
  const until = (expiry: string | undefined) => (expiry === undefined ? '–' : shortDate(expiry));
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            {wordColumns.map((name) => (
              <th key={name} scope="col" className={narrowColumns.has(name) ? css.headCell : css.headWide}>
                {name}
              </th>
            ))}
            {figureColumns.map((name) => (
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
                  <NavLink href={hrefOf(quote.orderNum)} onNavigate={onNavigate}>
                    {quote.prettyName}
                  </NavLink>
                </StyledLink>
              </th>
              <td className={css.quiet}>{quote.orderNum}</td>
              <td className={css.wide}>
                {quote.account_name} {quote.accode}
              </td>
              <td className={css.quiet}>{until(quote.quote_saved)}</td>
              <td className={css.cell}>
                {until(quote.quote_expiry)}{' '}
                {quoteExpired(quote.quote_expiry, today) ? <Tag tone="warning">{messages.expired}</Tag> : null}
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
