import { Button, Skeleton } from '@portal/design-system';
import { dayAndMonth, formatCurrency, minusSign } from '@portal/domain/format';
import { useState } from 'react';
import { commonMessages } from '../messages/common.ts';
import { orderTermsMessages as messages } from '../messages/order-terms.tsx';
import * as css from './OrderTerms.css.ts';
import type { OrderTermsProps } from './OrderTerms.props.ts';
import { TouchedLines } from './TouchedLines.tsx';

type ReportProps = Pick<OrderTermsProps, 'discounts' | 'deals' | 'format' | 'lockedReason' | 'onDeals' | 'onLine'>;

/** CART-15, CART-16: the discounts with their causes and lines, and the other deals available while the order can be changed. */
export function DiscountsReport({ discounts, deals, format, lockedReason, onDeals, onLine }: ReportProps) {
  return (
    <>
      {discounts.length === 0 ? null : (
        <ul aria-label={messages.discounts} className={css.list}>
          {discounts.map(({ name, amount, lines }) => (
            <li key={name} className={css.row}>
              <span>{name}</span>
              <span className={css.less}>
                {minusSign}
                {formatCurrency(amount, format.currency_format)}
              </span>
              <TouchedLines lines={lines} onLine={onLine} />
            </li>
          ))}
        </ul>
      )}
      {lockedReason === null ? <OtherDeals deals={deals} onDeals={onDeals} /> : null}
    </>
  );
}

function OtherDeals({ deals, onDeals }: Pick<OrderTermsProps, 'deals' | 'onDeals'>) {
  const [open, setOpen] = useState(false);
  const more = deals?.state === 'data' ? deals.deals.filter((deal) => !deal.applied) : [];
  return (
    <>
      <span className={css.label}>{messages.deals.label}</span>
      <span>
        <Button
          kind="text"
          aria-expanded={open}
          onClick={() => {
            setOpen(!open);
            if (!open) onDeals();
          }}
        >
          {open ? messages.deals.hide : messages.deals.show}
        </Button>
      </span>
      {open ? (
        <div className={css.wide}>
          {deals?.state === 'failed' ? (
            <p className={css.quiet}>
              {messages.deals.loadFailed}{' '}
              <Button kind="text" size="s" onClick={onDeals}>
                {commonMessages.tryAgain}
              </Button>
            </p>
          ) : deals?.state === 'data' ? (
            <ul aria-label={messages.deals.list} className={css.list}>
              {more.map(({ name, description, ends }) => (
                <li key={name}>
                  <b className={css.strong}>{name}</b>
                  <p className={css.quiet}>
                    {ends === null ? description : messages.deals.until(description, dayAndMonth(ends, new Date()))}
                  </p>
                </li>
              ))}
              {more.length === 0 ? <li className={css.quiet}>{messages.deals.empty}</li> : null}
            </ul>
          ) : (
            <Skeleton width="full" />
          )}
        </div>
      ) : null}
    </>
  );
}
