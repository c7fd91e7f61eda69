import type { DecimalText } from '../money/decimal.ts';
import type { OrderStage } from './order-events.ts';
import type { CartId, CartStatus, CartTabType, Timestamp } from './types.ts';

/** One row of the orders tab (CART-20) and of get-open-carts. */
export interface CartSummary {
  readonly orderNum: CartId;
  readonly prettyName: string;
  readonly tabtype: CartTabType;
  readonly accode: string;
  readonly account_name: string;
  readonly warehouse: string;
  readonly revision: number;
  readonly status: CartStatus;
  readonly confirmed: Timestamp | null;
  readonly cancelled: Timestamp | null;
  readonly submitted: Timestamp | null;
  readonly auto_submit: Timestamp | null;
  readonly assignee: string | null;
  /** First and last name of the assignee; absent if there are none. */
  readonly assignee_name?: string;
  readonly line_count: number;
  readonly total: DecimalText;
  readonly modified: Timestamp;
  /** User name of the last author; null if never changed. */
  readonly changed_by: string | null;
  /** First and last name of that user; absent if there are none. */
  readonly changed_by_name?: string;
  /** Company and suburb of the chosen delivery address; empty for the account's own address. */
  readonly deliver_to: string;
  /** Whether a delivery option is chosen, as confirming requires. */
  readonly has_delivery_option: boolean;
  /** Lines with a quantity but no price: not included in the total. */
  readonly lines_unpriced: number;
  readonly accessible: boolean;
  /** How far the supplier is with a submitted order; absent until something was reported about it. */
  readonly stage?: OrderStage;
  /** QQ-03: when its prices were last quoted, and the last day (YYYY-MM-DD) they are valid; absent if it is not a quote. */
  readonly quote_saved?: Timestamp;
  readonly quote_expiry?: string;
}
