import type { ProductInformation } from '../catalogue/product.ts';
import type { DecimalText } from '../money/decimal.ts';
import type { PromoResult } from '../price/deal-types.ts';
import type { MinimumOrder } from '../price/order-rules.ts';
import type { Availability, PriceType, Pricing } from '../price/types.ts';
import type { AuthorisedAccount } from '../session/types.ts';
import type { QuotedPrice } from './quote.ts';
import type {
  AcceptedOperation,
  CartId,
  CartState,
  CartStatus,
  DeliveryState,
  LineState,
  Outcome,
  Timestamp,
  Ulid,
} from './types.ts';

/** Catalogue data of a part, by stock code. Null in a line if the part is unknown (LINE-06). */
export interface PartFacts {
  readonly stock_code: string;
  readonly description: string;
  readonly product_category: string;
  readonly product_type: string;
  readonly thread: string;
  readonly finish: string;
  readonly spec: string;
  readonly size: string;
  readonly length: string;
  readonly image: string;
  readonly pack_quantity: number;
  readonly pack_code: string;
  /** kg of one pack, decimal text. */
  readonly pack_weight: DecimalText;
  readonly inner_quantity: number;
  readonly sell_quantity_minimum: number;
  readonly sell_quantity_increment: number;
  readonly discontinued: boolean;
}

/** One line of a cart reply: the line state of section 3 with looked-up data. */
export interface OrderLine extends LineState {
  readonly customer_stock_code: string;
  readonly facts: PartFacts | null;
  readonly pricing: readonly Pricing[] | null;
  readonly price_per: number | null;
  readonly availability: readonly Availability[] | null;
  /** Price and extended amount at the last save, to show price changes against (LINE-13). */
  readonly savedWebPrice: DecimalText | null;
  readonly savedExtended: DecimalText | null;
  readonly priceLastCheckedAt: Timestamp | null;
}

export interface CartTotals {
  /** Sum of the lines' extended prices, each rounded to cents; 2 decimals. */
  readonly savedExtended: DecimalText;
  readonly savedGST: DecimalText;
  /** kg, 3 decimals. */
  readonly savedWeight: DecimalText;
  readonly discount: DecimalText;
  readonly discounts_used: readonly {
    readonly name: string;
    readonly amount: DecimalText;
    readonly line_ids: readonly Ulid[];
  }[];
  readonly promo_code_value: DecimalText;
  /** Freight cost, and the part of it that is charged. */
  readonly total_freight_cost: DecimalText;
  readonly total_freight_charge: DecimalText;
  readonly serviceCharge: DecimalText;
  /** savedExtended - discount + freight + service + GST. */
  readonly total: DecimalText;
  /** Lines included in the total, and lines with a quantity above 0. */
  readonly lines_priced: number;
  readonly lines_ordered: number;
}

export interface DeliveryOption {
  readonly code: string;
  readonly name: string;
  readonly days: string;
  readonly charge: DecimalText;
}

/** A cart as `get-carts/{cartId}` returns it (section 3, wire). */
export interface CartReply extends Omit<CartState, 'lines' | 'delivery'>, DeliveryState, CartTotals {
  readonly name: string;
  readonly prettyName: string;
  readonly status: CartStatus;
  readonly orderLine: readonly OrderLine[];
  readonly confirm_allowed: boolean;
  readonly confirm_short_reason: string;
  readonly promo?: PromoResult | null;
  readonly minimum_order?: MinimumOrder;
  readonly dropship_allowed: boolean;
  readonly deliveryOptions: readonly DeliveryOption[];
  readonly warehouse_name: string;
  /** First and last name of the assignee; absent if there are none. */
  readonly assignee_name?: string;
  /** LINE-13: the total at the last save, as lists of orders show it. Of an open order, prices can have changed `total` since. */
  readonly saved_total?: DecimalText;
  /** QQ-03: when its prices were saved as a quote, and the last day they are valid; null if it is not a quote. */
  readonly quote_saved?: Timestamp | null;
  readonly quote_expiry?: string | null;
  readonly quoted_prices?: readonly QuotedPrice[];
  /** IMP-01: messages about the import rows; absent if the cart was not imported. */
  readonly import_warnings?: readonly ImportIssue[];
  readonly import_errors?: readonly ImportIssue[];
  readonly created: Timestamp;
  readonly modified: Timestamp;
}

/** A message about one import row. Rows count from 1. */
export interface ImportIssue {
  readonly row: number;
  readonly message: string;
}

/** Import and quote data of a cart. Stored beside the fold, because no edit changes it. */
export interface CartRecord {
  /** When its prices were last saved as a quote, and the last day (YYYY-MM-DD) they are valid; null if it is not a quote. */
  readonly quote_saved: Timestamp | null;
  readonly quote_expiry: string | null;
  /** The quoted prices (QQ-03). */
  readonly quoted_prices: readonly QuotedPrice[];
  readonly import_warnings: readonly ImportIssue[];
  readonly import_errors: readonly ImportIssue[];
  /** The original import as JSON text; null if the cart was not imported. */
  readonly import_json: string | null;
}

export const emptyRecord: CartRecord = {
  quote_saved: null,
  quote_expiry: null,
  quoted_prices: [],
  import_warnings: [],
  import_errors: [],
  import_json: null,
};

/**
 * One order line with every field of section 3 (CART-03). Includes the part's facts; for an unknown part (`facts` null) the
 * description says so and the part counts as discontinued (LINE-06).
 */
export interface FullOrderLine extends OrderLine, PartFacts {
  readonly alternate_stock_codes: readonly string[];
  /** Category and product type. */
  readonly member_of: readonly string[];
  /** Non-standard price types that the account has for the part. */
  readonly special_codes: readonly PriceType[];
  /** LINE-08; null if the minimum is the default. */
  readonly quantity_override: number | null;
  /** Current AUD price for `price_per` pieces after web discount; null if on application or unknown. */
  readonly webPrice: DecimalText | null;
  /** 4 decimals. */
  readonly extended: DecimalText | null;
  readonly pronto_price: DecimalText | null;
  readonly packaging: ProductInformation['packaging'];
  readonly dimensions: ProductInformation['dimensions'];
  readonly stockNotes: ProductInformation['stockNotes'];
}

/** Order-level conditions, part of every reply that has totals. */
export interface OrderTerms {
  /** CART-16: null if no code is entered. */
  readonly promo: PromoResult | null;
  readonly minimum_order: MinimumOrder;
}

/** Whether the order can be confirmed, under the names of section 3 and of section 6. */
export interface ConfirmFields {
  readonly confirm_allowed: boolean;
  readonly confirm_short_reason: string;
  readonly confirmAllowed: boolean;
  readonly confirmShortReason: string;
  readonly confirmTooltip: string;
}

/** Client-side saving state as sent with a reply: nothing is waiting (CART-09). */
export interface WorkingFields {
  readonly saving: boolean;
  readonly retrySave: boolean;
  readonly tabReady: boolean;
  readonly hasBeenSaved: boolean;
}

/** CART-03: a cart with every field of section 3, as sent by every call that returns a cart. */
export interface FullCartReply extends CartReply, CartRecord, ConfirmFields, WorkingFields {
  readonly promo: OrderTerms['promo'];
  readonly minimum_order: OrderTerms['minimum_order'];
  readonly quote_saved: CartRecord['quote_saved'];
  readonly quote_expiry: CartRecord['quote_expiry'];
  readonly import_warnings: CartRecord['import_warnings'];
  readonly import_errors: CartRecord['import_errors'];
  readonly quoted_prices: CartRecord['quoted_prices'];
  readonly orderLine: readonly FullOrderLine[];
  readonly accodeObject: AuthorisedAccount;
  /** Whether the last day of its quote has passed. */
  readonly expired: boolean;
  readonly discountsReport: CartTotals['discounts_used'];
  /** The account's discounts on standard prices, in percent. */
  readonly discounts: readonly { readonly name: string; readonly percent: DecimalText }[];
  readonly freightCharge: DecimalText;
  readonly dropshipAllowed: boolean;
  /** State of a submitted order in the supplier's system; null before submission. */
  readonly opc_status: 'queued' | null;
  /** Whether any quantity was filled in by an import (IMP-02). */
  readonly using_artificial_quantities: boolean;
}

/** CART-06: a status change in the cart's timeline. */
export interface CartMilestone {
  readonly kind: 'placed' | 'confirmed' | 'unconfirmed' | 'submitted' | 'cancelled' | 'reopened';
  readonly at: Timestamp;
  /** User name. */
  readonly by: string;
  /** First and last name of that user; absent if there are none. */
  readonly by_name?: string;
}

export const saveStatuses = { SAVED: 'SAVED', MODIFIED_SAVE: 'MODIFIED_SAVE' } as const;
export type SaveStatus = keyof typeof saveStatuses;

/** The server's result for one operation of a save. */
export interface OperationResult {
  readonly id: Ulid;
  readonly outcome: Outcome;
  /** Set if the server's rules changed the quantity. */
  readonly corrected?: { readonly quantity: number; readonly why: string };
  /** Set if this operation overwrote another author's unseen edit (P4). */
  readonly overwrote?: { readonly line_id: Ulid; readonly quantity: number; readonly by: string };
}

export interface SaveReply {
  readonly status: SaveStatus;
  readonly orderNum: CartId;
  readonly revision: number;
  /** All operations accepted after the caller's known revision, including its own, in server order. */
  readonly operations: readonly AcceptedOperation[];
  readonly results: readonly OperationResult[];
  /** Sent instead of operations if there are too many: replaces the client's base. */
  readonly cart?: CartReply;
  readonly modified_data?: {
    readonly freight_charge?: DecimalText;
    readonly service_charge?: DecimalText;
    readonly delivery_option_chosen?: string;
  };
  /** LINE-13: saved prices of the edited lines. */
  readonly saved_prices?: readonly (Pick<OrderLine, 'savedWebPrice' | 'savedExtended'> & { readonly line_id: Ulid })[];
  readonly totals: CartTotals;
  /** Delivery options with their charges for the saved weight and amount. */
  readonly deliveryOptions: readonly DeliveryOption[];
  readonly confirm_allowed: boolean;
  readonly confirm_short_reason: string;
  readonly promo?: PromoResult | null;
  readonly minimum_order?: MinimumOrder;
}

/** CART-03: the reply to a save, including the fields of section 3 that a save may change. */
export interface FullSaveReply
  extends SaveReply,
    CartTotals,
    ConfirmFields,
    WorkingFields,
    Pick<FullCartReply, 'discountsReport' | 'freightCharge'> {
  readonly saved_prices: NonNullable<SaveReply['saved_prices']>;
  readonly promo: OrderTerms['promo'];
  readonly minimum_order: OrderTerms['minimum_order'];
  readonly cart?: FullCartReply;
}
