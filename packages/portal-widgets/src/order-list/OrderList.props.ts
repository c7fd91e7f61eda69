import type { SpacingName } from '@portal/design-system';
import type { CartSummary } from '@portal/domain/cart';
import type { FormatOptions } from '../internal/format-options.ts';

export type OrderListState =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly message: string }
  | { readonly state: 'data'; readonly carts: readonly CartSummary[] };

/** What can be done with an order from the list (CART-14, HIST-03). */
export const orderActs = {
  copy: 'Copy to a new order',
  again: 'Order again',
  merge: 'Merge into another order',
  claim: 'Work on it yourself',
  release: 'Hand it back',
  unconfirm: 'Unconfirm',
  recycle: 'Reopen order',
  cancel: 'Cancel order',
} as const;
export type OrderAct = keyof typeof orderActs;

/** CART-20 */
export interface OrderListProps {
  readonly list: OrderListState;
  readonly format: FormatOptions;
  readonly spacing: SpacingName;
  /** Address of a cart's own tab. */
  readonly hrefOf: (orderNum: string) => string;
  readonly warehouseName: (warehouse: string) => string;
  /** A time in the user's words (PREF-05). */
  readonly when: (time: string) => string;
  /** The user, by the name under which orders are worked on. */
  readonly user: string;
  readonly onAct: (cart: CartSummary, act: OrderAct) => void;
  readonly onNavigate: (href: string) => void;
  readonly onRetry: () => void;
  /** Where the quotes are listed; without it there is no way there. */
  readonly quotesHref?: string;
  /** Where all past orders are listed; without it there is no way there. */
  readonly historyHref?: string;
  readonly onNew: () => void;
  /** IMP-01: an order of a list. */
  readonly onImport: () => void;
}
