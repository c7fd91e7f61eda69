import type { SpacingName } from '@portal/design-system';
import type { CartSummary } from '@portal/domain/cart';
import type { Ref } from 'react';
import type { FormatOptions } from '../internal/format-options.ts';
import type { orderListMessages } from '../messages/order-list.tsx';

export type OrderListState =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly message: string }
  | { readonly state: 'data'; readonly carts: readonly CartSummary[] };

/** Actions on an order in the list (CART-14, HIST-03). */
export type OrderAct = keyof typeof orderListMessages.acts;

/** CART-20 */
export interface OrderListProps {
  /** The heading, for moving the focus there. */
  readonly titleRef?: Ref<HTMLHeadingElement> | undefined;
  readonly list: OrderListState;
  readonly format: FormatOptions;
  readonly spacing: SpacingName;
  /** Address of a cart's own tab. */
  readonly hrefOf: (orderNum: string) => string;
  readonly warehouseName: (warehouse: string) => string;
  /** Formats a time as the user prefers (PREF-05). */
  readonly when: (time: string) => string;
  /** Name of the user, compared with the person who works on an order. */
  readonly user: string;
  readonly onAct: (cart: CartSummary, act: OrderAct) => void;
  readonly onNavigate: (href: string) => void;
  readonly onRetry: () => void;
  /** Address of the list of quotes; omitted, there is no link. */
  readonly quotesHref?: string;
  /** Address of the order history; omitted, there is no link. */
  readonly historyHref?: string;
  readonly onNew: () => void;
  /** IMP-01: starts an order from an imported list. */
  readonly onImport: () => void;
}
