import { Mark } from '@portal/design-system';
import type { CartSummary } from '@portal/domain/cart';
import * as css from './OrderList.css.ts';
import { noFilter, type OrderListFilter, orderListGroups } from './order-list-rows.ts';

export interface OrderFactsProps {
  readonly carts: readonly CartSummary[];
  readonly status: OrderListFilter['status'];
  readonly when: (time: string) => string;
  readonly now: number;
  readonly onStatus: (status: OrderListFilter['status']) => void;
}

/** Summary counts of all orders; pressing one filters the list, pressing it again shows all. */
export function OrderFacts({ carts, status, when, now, onStatus }: OrderFactsProps) {
  const { attention } = orderListGroups(carts, noFilter, [], { when, now });
  const count = (wanted: CartSummary['status']) => carts.filter((cart) => cart.status === wanted).length;
  const next = carts
    .flatMap(({ status, auto_submit }) => (status === 'confirmed' && auto_submit ? [auto_submit] : []))
    .toSorted()[0];
  const answers = attention.filter((row) => row.attention?.tone !== 'info').length;
  const facts = [
    { status: 'answer', count: answers, words: answers === 1 ? 'needs your answer' : 'need your answer' },
    { status: 'confirmed', count: count('confirmed'), words: 'confirmed', aside: next && `next submits ${when(next)}` },
    { status: 'saved', count: count('saved'), words: 'open' },
    { status: 'submitted', count: count('submitted'), words: 'submitted', aside: 'in 30 days' },
  ] as const;
  return (
    <fieldset className={css.facts}>
      <legend className={css.hidden}>Orders by status</legend>
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
                <Mark kind="alert" />
              </span>
            ) : null}
            <b className={css.factCount}>{fact.count}</b> {fact.words}
            {'aside' in fact && fact.aside ? <span className={css.factAside}>{fact.aside}</span> : null}
          </button>
        ),
      )}
    </fieldset>
  );
}
