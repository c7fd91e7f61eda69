import { Banner } from '@portal/design-system';
import { formatCurrency } from '@portal/domain/format';
import type { ReorderReport } from '@portal/domain/history';
import type { ReactNode } from 'react';
import type { FormatOptions } from '../internal/format-options.ts';
import { historyMessages } from '../messages/history.ts';
import * as css from './History.css.ts';

const messages = historyMessages.reorder;

export interface ReorderResultProps {
  readonly report: ReorderReport;
  readonly format: FormatOptions;
  /** Link to the order. */
  readonly link: ReactNode;
}

/** HIST-03: what was added, what could not be added, and which prices have changed since. */
export function ReorderResult({ report, format, link }: ReorderResultProps) {
  const { added, missing, changed, message } = report;
  const money = (amount: string | null) =>
    amount === null ? messages.onApplication : formatCurrency(amount, format.currency_format);
  return (
    <Banner
      tone={report.order === null ? 'critical' : missing.length > 0 ? 'warning' : 'info'}
      role="status"
      title={report.order === null ? messages.nothingAdded : messages.added(added)}
      actions={report.order === null ? undefined : link}
    >
      {message === null ? null : <p>{message}</p>}
      {missing.length > 0 ? <p>{messages.missing(missing.join(', '))}</p> : null}
      {changed.length > 0 ? (
        <>
          <p>{messages.changed}</p>
          <ul className={css.list}>
            {changed.map(({ stock_code, was, now }) => (
              <li key={stock_code}>{messages.changedPrice(stock_code, money(was), money(now))}</li>
            ))}
          </ul>
        </>
      ) : null}
    </Banner>
  );
}
