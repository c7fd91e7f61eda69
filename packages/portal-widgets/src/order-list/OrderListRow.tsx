import { GridBox, IconButton, Mark, type MarkKind, Menu, type TableRowProps, Tag } from '@portal/design-system';
import { Ellipsis } from '@portal/design-system/icons';
import type { CartStatus, CartSummary } from '@portal/domain/cart';
import { formatCurrency, formatNumber } from '@portal/domain/format';
import { createContext, memo, type ReactNode, useContext } from 'react';
import { NavLink } from '../internal/NavLink.tsx';
import * as css from './OrderList.css.ts';
import { type OrderListProps, orderActs } from './OrderList.props.ts';
import { actsOf, listStatuses } from './order-list-rows.ts';

export interface OrderListContextValue
  extends Pick<OrderListProps, 'format' | 'hrefOf' | 'warehouseName' | 'when' | 'user' | 'onAct' | 'onNavigate'> {
  readonly carts: ReadonlyMap<string, CartSummary>;
}
export const OrderListContext = createContext<OrderListContextValue | null>(null);

const marks = { saved: 'ring', confirmed: 'tick', submitted: 'submitted', cancelled: 'dash' } as const satisfies Record<
  CartStatus,
  MarkKind
>;

const cells: Readonly<
  Record<
    string,
    { className: string; cardClassName: string; cell: (cart: CartSummary, list: OrderListContextValue) => ReactNode }
  >
> = {
  name: {
    className: css.cell.name,
    cardClassName: css.cardCell.name,
    cell: (cart, list) =>
      cart.accessible ? (
        <NavLink href={list.hrefOf(cart.orderNum)} className={css.link} onNavigate={list.onNavigate}>
          {cart.prettyName}
        </NavLink>
      ) : (
        <span className={css.unreachable}>{cart.prettyName}</span>
      ),
  },
  id: { className: css.cell.quiet, cardClassName: css.cardCell.quiet, cell: (cart) => cart.orderNum },
  status: {
    className: css.cell.status,
    cardClassName: css.cardCell.status,
    cell: (cart) => (
      <>
        <Mark kind={marks[cart.status]} />
        {listStatuses[cart.status]}
        {cart.accessible ? null : <Tag>Inaccessible</Tag>}
      </>
    ),
  },
  account: {
    className: css.cell.plain,
    cardClassName: css.cardCell.plain,
    cell: (cart) => `${cart.account_name} ${cart.accode}`,
  },
  warehouse: {
    className: css.cell.quiet,
    cardClassName: css.cardCell.quiet,
    cell: (cart, list) => list.warehouseName(cart.warehouse),
  },
  assignee: { className: css.cell.plain, cardClassName: css.cardCell.plain, cell: (cart) => cart.assignee ?? '–' },
  lines: {
    className: css.cell.number,
    cardClassName: css.cardCell.number,
    cell: (cart, list) => formatNumber(cart.line_count, list.format.number_format),
  },
  total: {
    className: css.cell.total,
    cardClassName: css.cardCell.total,
    cell: (cart, list) => formatCurrency(cart.total, list.format.currency_format),
  },
  modified: {
    className: css.cell.quiet,
    cardClassName: css.cardCell.quiet,
    cell: (cart, list) => list.when(cart.modified),
  },
  act: {
    className: css.cell.act,
    cardClassName: css.cardCell.act,
    cell: (cart, list) => {
      const acts = actsOf(cart, list.user);
      if (acts.length === 0) return null;
      return (
        <Menu
          align="end"
          trigger={<IconButton icon={Ellipsis} size="s" label={`More for ${cart.prettyName}`} />}
          entries={acts.map((act) => ({
            key: act,
            label: orderActs[act],
            ...(act === 'cancel' ? { tone: 'critical' as const } : {}),
            onSelect: () => list.onAct(cart.orderNum, act),
          }))}
        />
      );
    },
  },
};

export const OrderListRow = memo(function OrderListRow({ id, columns, small }: TableRowProps) {
  const list = useContext(OrderListContext);
  const cart = list?.carts.get(id);
  if (!list || !cart) return null;
  return (
    <>
      {columns.map((column) => (
        <GridBox
          key={column}
          role="gridcell"
          className={small ? cells[column]?.cardClassName : cells[column]?.className}
        >
          {cells[column]?.cell(cart, list)}
        </GridBox>
      ))}
    </>
  );
});
