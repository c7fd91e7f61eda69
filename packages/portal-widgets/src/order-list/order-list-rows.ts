import type { SortingState } from '@portal/design-system';
import type { CartStatus, CartSummary } from '@portal/domain/cart';
import { wordFinder } from '@portal/domain/format';
import type { OrderAct } from './OrderList.props.ts';

/** What the list is narrowed to (CART-20). */
export interface OrderListFilter {
  readonly text: string;
  readonly status: CartStatus | 'all';
}

export const listStatuses = {
  saved: 'Open',
  confirmed: 'Confirmed',
  submitted: 'Submitted',
  cancelled: 'Cancelled',
} as const satisfies Record<CartStatus, string>;

/** What the list is sorted by, by column. */
export const sortKeys = {
  name: (cart) => cart.prettyName.toLowerCase(),
  status: (cart) => cart.status,
  account: (cart) => cart.account_name.toLowerCase(),
  assignee: (cart) => cart.assignee?.toLowerCase() ?? '',
  lines: (cart) => cart.line_count,
  total: (cart) => Number(cart.total),
  modified: (cart) => cart.modified,
} as const satisfies Readonly<Record<string, (cart: CartSummary) => string | number>>;
type SortKey = keyof typeof sortKeys;

/** The carts that match, in order. Equal ones stay as they came. */
export function orderListRows(
  carts: readonly CartSummary[],
  filter: OrderListFilter,
  sorting: SortingState,
): readonly CartSummary[] {
  const isFound = wordFinder(filter.text);
  const matches = (cart: CartSummary) => {
    if (filter.status !== 'all' && cart.status !== filter.status) return false;
    return isFound(`${cart.orderNum} ${cart.prettyName} ${cart.account_name} ${cart.accode} ${cart.assignee ?? ''}`);
  };
  const [sort] = sorting;
  const key: (cart: CartSummary) => string | number =
    sort && sort.id in sortKeys ? sortKeys[sort.id as SortKey] : sortKeys.modified;
  const way = sort && !sort.desc ? 1 : -1;
  const compare = (a: CartSummary, b: CartSummary) => {
    const one = key(a);
    const two = key(b);
    return one === two ? 0 : one < two ? -way : way;
  };
  return carts.filter(matches).sort(compare);
}

/** CART-14: what may be done with a cart now; nothing where it is not the user's to open, or final. */
export function actsOf(cart: CartSummary, user: string): readonly OrderAct[] {
  if (!cart.accessible || cart.status === 'submitted') return [];
  if (cart.status === 'cancelled') return ['recycle'];
  const who: OrderAct = cart.assignee === user ? 'release' : 'claim';
  return cart.status === 'saved' ? [who, 'cancel'] : [who];
}
