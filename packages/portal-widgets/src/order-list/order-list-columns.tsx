import { fixedColumn, IconButton, Mark, type MarkKind, Menu, Tag, tableColumnHelper } from '@portal/design-system';
import { Ellipsis } from '@portal/design-system/icons';
import type { CartStatus, CartSummary } from '@portal/domain/cart';
import { formatCurrency, formatNumber } from '@portal/domain/format';
import { createContext, useContext } from 'react';
import { NavLink } from '../internal/NavLink.tsx';
import * as css from './OrderList.css.ts';
import { type OrderListProps, orderActs } from './OrderList.props.ts';
import { actsOf, listStatuses, sortKeys } from './order-list-rows.ts';

/** What the cells of the list need that is the same for every order. */
export type OrderListContextValue = Pick<
  OrderListProps,
  'format' | 'hrefOf' | 'warehouseName' | 'when' | 'user' | 'onAct' | 'onNavigate'
>;
export const OrderListContext = createContext<OrderListContextValue | null>(null);

function useOrderList(): OrderListContextValue {
  const value = useContext(OrderListContext);
  if (!value) throw new Error('A cell was rendered outside an OrderList');
  return value;
}

const marks = { saved: 'ring', confirmed: 'tick', submitted: 'submitted', cancelled: 'dash' } as const satisfies Record<
  CartStatus,
  MarkKind
>;

interface CartProps {
  readonly cart: CartSummary;
}

function NameCell({ cart }: CartProps) {
  const { hrefOf, onNavigate } = useOrderList();
  if (!cart.accessible) return <span className={css.unreachable}>{cart.prettyName}</span>;
  return (
    <NavLink href={hrefOf(cart.orderNum)} className={css.link} onNavigate={onNavigate}>
      {cart.prettyName}
    </NavLink>
  );
}

function StatusCell({ cart }: CartProps) {
  return (
    <>
      <Mark kind={marks[cart.status]} />
      {listStatuses[cart.status]}
      {cart.accessible ? null : <Tag>Inaccessible</Tag>}
    </>
  );
}

function WarehouseCell({ cart }: CartProps) {
  return useOrderList().warehouseName(cart.warehouse);
}

function LinesCell({ cart }: CartProps) {
  return formatNumber(cart.line_count, useOrderList().format.number_format);
}

function TotalCell({ cart }: CartProps) {
  return formatCurrency(cart.total, useOrderList().format.currency_format);
}

function ChangedCell({ cart }: CartProps) {
  return useOrderList().when(cart.modified);
}

function MoreCell({ cart }: CartProps) {
  const { user, onAct } = useOrderList();
  const acts = actsOf(cart, user);
  if (acts.length === 0) return null;
  return (
    <Menu
      align="end"
      trigger={<IconButton icon={Ellipsis} size="s" label={`More for ${cart.prettyName}`} />}
      entries={acts.map((act) => ({
        key: act,
        label: orderActs[act],
        ...(act === 'cancel' ? { tone: 'critical' as const } : {}),
        onSelect: () => onAct(cart.orderNum, act),
      }))}
    />
  );
}

const column = tableColumnHelper<CartSummary>();
const { cell, cardCell } = css;

/** The columns of CART-20. Those with an accessor can be sorted by; `orderListRows` sorts. */
export const orderListColumns = column.columns([
  column.accessor(sortKeys.name, {
    id: 'name',
    header: 'Order',
    size: 160,
    meta: { grows: true, className: cell.name, cardClassName: cardCell.name },
    cell: ({ row }) => <NameCell cart={row.original} />,
  }),
  column.display({
    id: 'id',
    header: 'Number',
    size: 132,
    meta: { hideRank: 3, className: cell.quiet },
    cell: ({ row }) => row.original.orderNum,
  }),
  column.accessor(sortKeys.status, {
    id: 'status',
    header: 'Status',
    size: 132,
    meta: { className: cell.status, cardClassName: cardCell.status },
    cell: ({ row }) => <StatusCell cart={row.original} />,
  }),
  column.accessor(sortKeys.account, {
    id: 'account',
    header: 'Account',
    size: 190,
    meta: { hideRank: 2, className: cell.plain },
    cell: ({ row }) => `${row.original.account_name} ${row.original.accode}`,
  }),
  column.display({
    id: 'warehouse',
    header: 'Warehouse',
    size: 96,
    meta: { hideRank: 1, className: cell.quiet },
    cell: ({ row }) => <WarehouseCell cart={row.original} />,
  }),
  column.accessor(sortKeys.assignee, {
    id: 'assignee',
    header: 'Worked on by',
    size: 120,
    meta: { hideRank: 4, className: cell.plain },
    cell: ({ row }) => row.original.assignee ?? '–',
  }),
  column.accessor(sortKeys.lines, {
    id: 'lines',
    header: 'Lines',
    size: 64,
    meta: { align: 'end', className: cell.number, cardClassName: cardCell.number },
    cell: ({ row }) => <LinesCell cart={row.original} />,
  }),
  column.accessor(sortKeys.total, {
    id: 'total',
    header: 'Total',
    size: 104,
    meta: { align: 'end', className: cell.total, cardClassName: cardCell.total },
    cell: ({ row }) => <TotalCell cart={row.original} />,
  }),
  column.accessor(sortKeys.modified, {
    id: 'modified',
    header: 'Changed',
    size: 128,
    meta: { className: cell.quiet, cardClassName: cardCell.quiet },
    cell: ({ row }) => <ChangedCell cart={row.original} />,
  }),
  column.display({
    id: 'act',
    header: 'More',
    ...fixedColumn(40),
    meta: { headerHidden: true, className: cell.act, cardClassName: cardCell.act },
    cell: ({ row }) => <MoreCell cart={row.original} />,
  }),
]);
