import {
  Button,
  EmptyState,
  ErrorState,
  Select,
  Skeleton,
  type SortingState,
  spacings,
  Table,
  TextField,
} from '@portal/design-system';
import { Plus } from '@portal/design-system/icons';
import type { CartSummary } from '@portal/domain/cart';
import { useMemo, useState } from 'react';
import { NavLink } from '../internal/NavLink.tsx';
import * as css from './OrderList.css.ts';
import type { OrderListProps } from './OrderList.props.ts';
import { OrderListContext, orderListColumns } from './order-list-columns.tsx';
import { listStatuses, type OrderListFilter, orderListRows } from './order-list-rows.ts';

const card = {
  columns: 'minmax(0, 1fr) auto auto',
  areas: '"name total act" "status lines act" "quiet quiet act"',
  height: () => 92,
} as const;
const rowId = (cart: CartSummary) => cart.orderNum;
const rowName = (cart: CartSummary) => cart.prettyName;
const noCarts: readonly CartSummary[] = [];
const newestFirst: SortingState = [{ id: 'modified', desc: true }];
const statusOptions = [
  { value: 'all', label: 'All' },
  ...Object.entries(listStatuses).map(([value, label]) => ({ value, label })),
] as { value: OrderListFilter['status']; label: string }[];

/** CART-20: the carts of an account with search, sort, status, assignee and totals; each opens in a tab of its own. */
export function OrderList(props: OrderListProps) {
  const { list, format, spacing, hrefOf, warehouseName, when, user, onAct, onNavigate, onRetry, onNew, onImport } =
    props;
  const [filter, setFilter] = useState<OrderListFilter>({ text: '', status: 'all' });
  const [sorting, setSorting] = useState(newestFirst);
  const carts = list.state === 'data' ? list.carts : noCarts;
  const rows = useMemo(() => orderListRows(carts, filter, sorting), [carts, filter, sorting]);
  const context = useMemo(
    () => ({ format, hrefOf, warehouseName, when, user, onAct, onNavigate }),
    [format, hrefOf, warehouseName, when, user, onAct, onNavigate],
  );
  if (list.state === 'error') {
    return (
      <ErrorState title="The orders could not be loaded" onRetry={onRetry}>
        {list.message}
      </ErrorState>
    );
  }
  const nothing = filter.text === '' && filter.status === 'all';
  return (
    <OrderListContext value={context}>
      <div className={css.screen}>
        <div className={css.bar}>
          <h1 className={css.title}>Orders</h1>
          <div className={css.search}>
            <TextField
              type="search"
              label="Search orders"
              hideLabel
              placeholder="Reference, number, account or person"
              value={filter.text}
              onValueChange={(text) => setFilter({ ...filter, text })}
            />
          </div>
          <Select
            look="bare"
            label="Status"
            value={filter.status}
            options={statusOptions}
            onValueChange={(status) => setFilter({ ...filter, status })}
          />
          <span role="status" className={css.count}>
            {list.state === 'data' ? `${rows.length} of ${carts.length}` : ''}
          </span>
          <span className={css.end}>
            <Button onClick={onImport}>Order from a list</Button>
            {props.quotesHref ? (
              <NavLink href={props.quotesHref} className={css.way} onNavigate={onNavigate}>
                Quotes
              </NavLink>
            ) : null}
            <Button kind="filled" icon={Plus} onClick={onNew}>
              New order
            </Button>
          </span>
        </div>
        <Table
          label="Orders"
          columns={orderListColumns}
          data={rows}
          getRowId={rowId}
          rowName={rowName}
          rowHeight={spacings[spacing].row}
          headHeight={spacings[spacing].headH}
          card={card}
          sorting={sorting}
          onSortingChange={setSorting}
          onOpen={(id) => {
            if (rows.find(({ orderNum }) => orderNum === id)?.accessible) onNavigate(hrefOf(id));
          }}
          empty={
            list.state === 'loading' ? (
              <div aria-busy="true" className={css.loading}>
                {[1, 2, 3, 4].map((n) => (
                  <Skeleton key={n} width="xl" />
                ))}
              </div>
            ) : nothing ? (
              <EmptyState title="No orders yet" action={<Button onClick={onNew}>Start an order</Button>}>
                Open, confirmed and submitted orders are listed here.
              </EmptyState>
            ) : (
              <EmptyState
                title="No order matches"
                action={<Button onClick={() => setFilter({ text: '', status: 'all' })}>Show all orders</Button>}
              />
            )
          }
        />
      </div>
    </OrderListContext>
  );
}
