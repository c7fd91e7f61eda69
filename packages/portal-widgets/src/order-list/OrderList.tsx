import { Button, EmptyState, ErrorState, Skeleton, type SortingState } from '@portal/design-system';
import type { CartSummary } from '@portal/domain/cart';
import { formatCurrency } from '@portal/domain/format';
import { useMemo, useState } from 'react';
import { NavLink } from '../internal/NavLink.tsx';
import { orderListMessages as messages } from '../messages/order-list.tsx';
import { OrderFacts, sumOf } from './OrderFacts.tsx';
import { OrderGroup } from './OrderGroup.tsx';
import * as css from './OrderList.css.ts';
import type { OrderListProps } from './OrderList.props.ts';
import { OrderListBar } from './OrderListBar.tsx';
import { OrderListHead } from './OrderListHead.tsx';
import { OrderListContext } from './order-list-context.ts';
import { noFilter, type OrderListFilter, type OrderListRow, orderListGroups } from './order-list-rows.ts';

const noCarts: readonly CartSummary[] = [];

/** CART-20: the user's orders: those that need attention first, then the open ones, then recent ones. */
export function OrderList(props: OrderListProps) {
  const { list, format, hrefOf, warehouseName, when, user, onAct, onNavigate, onRetry, onNew, onImport } = props;
  const [filter, setFilter] = useState<OrderListFilter>(noFilter);
  const [sorting, setSorting] = useState<SortingState>([]);
  const carts = list.state === 'data' ? list.carts : noCarts;
  // Read once: countdowns are refreshed when the list reloads.
  const [now] = useState(() => Date.now());
  const groups = useMemo(
    () => orderListGroups(carts, filter, sorting, { when, now }),
    [carts, filter, sorting, when, now],
  );
  const context = useMemo(
    () => ({ format, hrefOf, warehouseName, when, user, onAct, onNavigate }),
    [format, hrefOf, warehouseName, when, user, onAct, onNavigate],
  );
  if (list.state === 'error') {
    return (
      <ErrorState title={messages.loadFailed} onRetry={onRetry}>
        {list.message}
      </ErrorState>
    );
  }
  const { attention, open, recent } = groups;
  const count = attention.length + open.length + recent.length;
  const sum = (rows: readonly OrderListRow[]) =>
    formatCurrency(sumOf(rows.map(({ cart }) => cart)), format.currency_format);
  // An open order that needs an answer is listed above.
  const isRest = attention.some(({ cart }) => cart.status === 'saved');
  return (
    <OrderListContext value={context}>
      <div className={css.screen}>
        <OrderListBar
          titleRef={props.titleRef}
          carts={carts}
          filter={filter}
          count={list.state === 'data' && count < carts.length ? messages.bar.count(count, carts.length) : ''}
          warehouseName={warehouseName}
          quotesHref={props.quotesHref}
          onFilter={setFilter}
          onNavigate={onNavigate}
          onNew={onNew}
          onImport={onImport}
        />
        <OrderFacts
          carts={carts}
          status={filter.status}
          currency_format={format.currency_format}
          when={when}
          now={now}
          onStatus={(status) => setFilter({ ...filter, status })}
        />
        {count === 0 ? (
          <Nothing
            loading={list.state === 'loading'}
            unfiltered={carts.length === 0}
            onNew={onNew}
            onAll={() => setFilter(noFilter)}
          />
        ) : (
          <div className={css.scroll}>
            <table className={css.table} aria-label={messages.title}>
              <OrderListHead sorting={sorting} onSortingChange={setSorting} />
              <OrderGroup
                title={messages.groups.attention}
                fact={messages.groups.attentionFact(attention.length)}
                rows={attention}
              />
              <OrderGroup
                title={isRest ? messages.groups.otherOpen : messages.groups.open}
                fact={messages.groups.openFact(open.length, sum(open))}
                rows={open}
              />
              <OrderGroup
                title={messages.groups.recent}
                fact={messages.groups.recentFact(recent.length)}
                rows={recent}
                end={
                  props.historyHref ? (
                    <NavLink href={props.historyHref} className={css.groupEnd} onNavigate={onNavigate}>
                      {messages.groups.allPast}
                    </NavLink>
                  ) : null
                }
              />
            </table>
          </div>
        )}
      </div>
    </OrderListContext>
  );
}

interface NothingProps {
  readonly loading: boolean;
  readonly unfiltered: boolean;
  readonly onNew: () => void;
  readonly onAll: () => void;
}

function Nothing({ loading, unfiltered, onNew, onAll }: NothingProps) {
  if (loading) {
    return (
      <div aria-busy="true" className={css.loading}>
        {[1, 2, 3, 4].map((n) => (
          <Skeleton key={n} width="xl" />
        ))}
      </div>
    );
  }
  return unfiltered ? (
    <EmptyState title={messages.empty} action={<Button onClick={onNew}>{messages.start}</Button>}>
      {messages.emptyHint}
    </EmptyState>
  ) : (
    <EmptyState title={messages.noMatch} action={<Button onClick={onAll}>{messages.showAll}</Button>} />
  );
}
