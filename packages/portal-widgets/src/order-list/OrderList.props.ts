import type { SpacingName } from '@portal/design-system';
import type { CartSummary } from '@portal/domain/cart';
import type { FormatOptions } from '../internal/format-options.ts';

export type OrderListState =
  | { readonly state: 'loading' }
  | { readonly state: 'error'; readonly message: string }
  | { readonly state: 'data'; readonly carts: readonly CartSummary[] };

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
  readonly onNavigate: (href: string) => void;
  readonly onRetry: () => void;
  readonly onNew: () => void;
}
