import { StatusIcon } from '@portal/design-system';
import type { CartSummary } from '@portal/domain/cart';
import { formatCurrency } from '@portal/domain/format';
import { formatUnits, parseBig } from '@portal/domain/money';
import type { ReactNode } from 'react';
import type { FormatOptions } from '../internal/format-options.ts';
import { orderListMessages } from '../messages/order-list.tsx';
import * as css from './OrderList.css.ts';
import { noFilter, type OrderListFilter, orderListGroups } from './order-list-rows.ts';

const messages = orderListMessages.facts;

/** The total of these orders, exact, as decimal text. */
export const sumOf = (carts: readonly Pick<CartSummary, 'total'>[]): string =>
  formatUnits(
    carts.reduce((sum, { total }) => sum + parseBig(total), 0n),
    2,
  );

export interface OrderFactsProps extends Pick<FormatOptions, 'currency_format'> {
  readonly carts: readonly CartSummary[];
  readonly status: OrderListFilter['status'];
  readonly when: (time: string) => string;
  readonly now: number;
  readonly onStatus: (status: OrderListFilter['status']) => void;
}

/** Summary counts of all orders; pressing one filters the list, pressing it again shows all. */
export function OrderFacts({ carts, status, currency_format, when, now, onStatus }: OrderFactsProps) {
  const { attention } = orderListGroups(carts, noFilter, [], { when, now });
  const inProgress = carts.filter(({ status }) => status === 'saved' || status === 'confirmed');
  const count = (wanted: CartSummary['status']) => carts.filter((cart) => cart.status === wanted).length;
  const next = carts
    .flatMap(({ status, auto_submit }) => (status === 'confirmed' && auto_submit ? [auto_submit] : []))
    .toSorted()[0];
  const answers = attention.filter((row) => row.attention?.tone !== 'info').length;
  const facts = [
    { status: 'answer', count: answers, words: (shown: ReactNode) => messages.needsAnswer(shown, answers === 1) },
    {
      status: 'confirmed',
      count: count('confirmed'),
      words: messages.confirmed,
      aside: next && messages.nextSubmits(when(next)),
    },
    { status: 'saved', count: count('saved'), words: messages.open },
    { status: 'submitted', count: count('submitted'), words: messages.submitted, aside: messages.submittedAside },
  ] as const;
  return (
    <fieldset className={css.facts}>
      <legend className={css.hidden}>{messages.label}</legend>
      {facts.map((fact) =>
        fact.count === 0 ? null : (
          <button
            key={fact.status}
            type="button"
            aria-pressed={status === fact.status}
            className={css.fact}
            onClick={() => onStatus(status === fact.status ? 'all' : fact.status)}
          >
            {fact.status === 'answer' ? (
              <span className={css.tone.critical}>
                <StatusIcon kind="alert" />
              </span>
            ) : null}
            {fact.words(<b className={css.factCount}>{fact.count}</b>)}
            {'aside' in fact && fact.aside ? <span className={css.factAside}>{fact.aside}</span> : null}
          </button>
        ),
      )}
      {inProgress.length === 0 ? null : (
        <span className={css.inProgress}>
          {messages.inProgress(
            inProgress.length,
            <b className={css.factCount}>{formatCurrency(sumOf(inProgress), currency_format)}</b>,
          )}
        </span>
      )}
    </fieldset>
  );
}
