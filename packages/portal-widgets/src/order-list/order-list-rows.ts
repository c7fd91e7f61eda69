import type { SortingState } from '@portal/design-system';
import type { CartStatus, CartSummary } from '@portal/domain/cart';
import { wordFinder } from '@portal/domain/format';
import { type Attention, attentionOf } from './attention.ts';
import type { OrderAct } from './OrderList.props.ts';

/** Filters of the list (CART-20). */
export interface OrderListFilter {
  readonly text: string;
  readonly status: CartStatus | 'answer' | 'all';
  /** Code of an account or a warehouse, or `all`. */
  readonly account: string;
  readonly warehouse: string;
}
export const noFilter: OrderListFilter = { text: '', status: 'all', account: 'all', warehouse: 'all' };

/** Sort keys by column. */
export const sortKeys = {
  name: (cart) => cart.prettyName.toLowerCase(),
  status: (cart) => cart.status,
  account: (cart) => cart.account_name.toLowerCase(),
  assignee: (cart) => (cart.assignee_name ?? cart.assignee ?? '').toLowerCase(),
  lines: (cart) => cart.line_count,
  total: (cart) => Number(cart.total),
  modified: (cart) => cart.modified,
} as const satisfies Readonly<Record<string, (cart: CartSummary) => string | number>>;
export type SortKey = keyof typeof sortKeys;

const isSortKey = (id: string): id is SortKey => Object.hasOwn(sortKeys, id);

function byColumn([sort]: SortingState): (a: CartSummary, b: CartSummary) => number {
  const key: (cart: CartSummary) => string | number =
    sort && isSortKey(sort.id) ? sortKeys[sort.id] : sortKeys.modified;
  const way = sort && !sort.desc ? 1 : -1;
  return (a, b) => {
    const one = key(a);
    const two = key(b);
    return one === two ? 0 : one < two ? -way : way;
  };
}

export interface OrderListRow {
  readonly cart: CartSummary;
  readonly attention: Attention | null;
}

const urgency = { critical: 0, warning: 1, info: 2 } as const satisfies Record<Attention['tone'], number>;
const needsAnswer = ({ attention }: OrderListRow) => attention !== null && attention.tone !== 'info';

function isWithin(row: OrderListRow, filter: OrderListFilter, isFound: (text: string) => boolean): boolean {
  const { cart } = row;
  const { status, account, warehouse } = filter;
  if (status === 'answer' ? !needsAnswer(row) : status !== 'all' && cart.status !== status) return false;
  if ((account !== 'all' && cart.accode !== account) || (warehouse !== 'all' && cart.warehouse !== warehouse))
    return false;
  const { orderNum, prettyName, account_name, accode, deliver_to, assignee, assignee_name } = cart;
  return isFound(
    [orderNum, prettyName, account_name, accode, deliver_to, assignee ?? '', assignee_name ?? ''].join(' '),
  );
}

export interface OrderListGroups {
  /** Orders that need attention: most urgent first unless sorted otherwise. */
  readonly attention: readonly OrderListRow[];
  readonly open: readonly OrderListRow[];
  /** Submitted and cancelled orders. */
  readonly recent: readonly OrderListRow[];
}

/** The matching orders in their groups. The sort is stable. `when` formats a time as the user prefers. */
export function orderListGroups(
  carts: readonly CartSummary[],
  filter: OrderListFilter,
  sorting: SortingState,
  time: { readonly when: (time: string) => string; readonly now: number },
): OrderListGroups {
  const isFound = wordFinder(filter.text);
  const compare = byColumn(sorting);
  const rows = carts
    .map((cart): OrderListRow => ({ cart, attention: attentionOf(cart, time.when, time.now) }))
    .filter((row) => isWithin(row, filter, isFound))
    .sort((a, b) => compare(a.cart, b.cart));
  const of = (row: OrderListRow) =>
    row.attention
      ? 'attention'
      : row.cart.status === 'submitted' || row.cart.status === 'cancelled'
        ? 'recent'
        : 'open';
  const attention = rows.filter((row) => of(row) === 'attention');
  const rank = ({ attention }: OrderListRow) => (attention ? urgency[attention.tone] : 0);
  return {
    attention: sorting.length > 0 ? attention : attention.toSorted((a, b) => rank(a) - rank(b)),
    open: rows.filter((row) => of(row) === 'open'),
    recent: rows.filter((row) => of(row) === 'recent'),
  };
}

/** CART-14: actions available for a cart now; none if the user may not open it. */
export function actsOf(cart: CartSummary, user: string): readonly OrderAct[] {
  if (!cart.accessible) return [];
  const isOrder = cart.tabtype === 'order' || cart.tabtype === 'hobdirect';
  if (cart.status === 'submitted') return isOrder ? ['again'] : [];
  const copy: readonly OrderAct[] = isOrder && cart.line_count > 0 ? ['copy'] : [];
  if (cart.status === 'cancelled') return ['recycle', ...copy];
  const who: OrderAct = cart.assignee === user ? 'release' : 'claim';
  if (cart.status === 'confirmed') return ['unconfirm', ...copy, who];
  return [...copy, ...(copy.length > 0 ? (['merge'] as const) : []), who, 'cancel'];
}
