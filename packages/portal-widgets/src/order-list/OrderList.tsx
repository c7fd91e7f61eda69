import {
  Button,
  EmptyState,
  ErrorState,
  Select,
  Skeleton,
  spacings,
  Table,
  type TableColumn,
  type TableSort,
  TextField,
} from '@portal/design-system';
import { Plus } from '@portal/design-system/icons';
import type { CartSummary } from '@portal/domain/cart';
import { useMemo, useState } from 'react';
import { NavLink } from '../internal/NavLink.tsx';
import * as css from './OrderList.css.ts';
import type { OrderListProps } from './OrderList.props.ts';
import { OrderListContext, OrderListRow } from './OrderListRow.tsx';
import { listStatuses, type OrderListFilter, orderListRows } from './order-list-rows.ts';

const columns: readonly TableColumn[] = [
  { id: 'name', name: 'Order', width: 160, grows: true, sortable: true },
  { id: 'id', name: 'Number', width: 132, leaves: 3 },
  { id: 'status', name: 'Status', width: 132, sortable: true },
  { id: 'account', name: 'Account', width: 190, sortable: true, leaves: 2 },
  { id: 'warehouse', name: 'Warehouse', width: 96, leaves: 1 },
  { id: 'assignee', name: 'Worked on by', width: 120, sortable: true, leaves: 4 },
  { id: 'lines', name: 'Lines', width: 64, align: 'end', sortable: true },
  { id: 'total', name: 'Total', width: 104, align: 'end', sortable: true },
  { id: 'modified', name: 'Changed', width: 128, sortable: true },
  { id: 'act', name: 'More', nameHidden: true, width: 40, fixed: true },
];
const absentInSmall: ReadonlySet<string> = new Set(['id', 'account', 'warehouse', 'assignee']);
const smallHeight = () => 92;
const card = {
  columns: 'minmax(0, 1fr) auto auto',
  areas: '"name total act" "status lines act" "quiet quiet act"',
} as const;
const noCarts: readonly CartSummary[] = [];
const newestFirst: TableSort = { column: 'modified', direction: 'descending' };
const statusOptions = [
  { value: 'all', label: 'All' },
  ...Object.entries(listStatuses).map(([value, label]) => ({ value, label })),
] as { value: OrderListFilter['status']; label: string }[];

/** CART-20: the carts of an account with search, sort, status, assignee and totals; each opens in a tab of its own. */
export function OrderList(props: OrderListProps) {
  const { list, format, spacing, hrefOf, warehouseName, when, user, onAct, onNavigate, onRetry, onNew, onImport } =
    props;
  const [filter, setFilter] = useState<OrderListFilter>({ text: '', status: 'all' });
  const [sort, setSort] = useState(newestFirst);
  const carts = list.state === 'data' ? list.carts : noCarts;
  const rows = useMemo(() => orderListRows(carts, filter, sort), [carts, filter, sort]);
  const ids = useMemo(() => rows.map(({ orderNum }) => orderNum), [rows]);
  const context = useMemo(
    () => ({
      carts: new Map(rows.map((cart) => [cart.orderNum, cart])),
      format,
      hrefOf,
      warehouseName,
      when,
      user,
      onAct,
      onNavigate,
    }),
    [rows, format, hrefOf, warehouseName, when, user, onAct, onNavigate],
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
          columns={columns}
          absentInSmall={absentInSmall}
          rowIds={ids}
          Row={OrderListRow}
          rowHeight={spacings[spacing].row}
          headHeight={spacings[spacing].headH}
          smallHeight={smallHeight}
          card={card}
          sort={sort}
          onSort={setSort}
          onOpen={(id) => {
            if (context.carts.get(id)?.accessible) onNavigate(hrefOf(id));
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
