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
  CartTabType,
  DeliveryState,
  LineState,
  Outcome,
  Timestamp,
  Ulid,
} from './types.ts';

/** Part facts that stand beside a line, by stock code. Null where the part is not known (LINE-06). */
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

/** One line of a cart as it travels and is shown: the state of section 3 with what was looked up beside it. */
export interface OrderLine extends LineState {
  readonly customer_stock_code: string;
  readonly facts: PartFacts | null;
  readonly pricing: readonly Pricing[] | null;
  readonly price_per: number | null;
  readonly availability: readonly Availability[] | null;
  /** The price and extended amount at the last save, which a change is shown against (LINE-13). */
  readonly savedWebPrice: DecimalText | null;
  readonly savedExtended: DecimalText | null;
  readonly priceLastCheckedAt: Timestamp | null;
}

export interface CartTotals {
  /** Sum of the lines' extended prices, each in whole cents; 2 decimals. */
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
  /** What freight costs, and what of it is charged. */
  readonly total_freight_cost: DecimalText;
  readonly total_freight_charge: DecimalText;
  readonly serviceCharge: DecimalText;
  /** savedExtended - discount + freight + service + GST. */
  readonly total: DecimalText;
  /** Lines counted into the total, and lines with quantity above 0. */
  readonly lines_priced: number;
  readonly lines_ordered: number;
}

export interface DeliveryOption {
  readonly code: string;
  readonly name: string;
  readonly days: string;
  readonly charge: DecimalText;
}

/** A whole cart as get-carts/cart-id answers it (section 3, wire). */
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
  /** QQ-03: what was promised of its prices, and until when; null where nothing was. */
  readonly quote_saved?: Timestamp | null;
  readonly quote_expiry?: string | null;
  readonly quoted_prices?: readonly QuotedPrice[];
  /** IMP-01: what became of the rows of the list that it was made of; nothing where it was made of none. */
  readonly import_warnings?: readonly ImportMark[];
  readonly import_errors?: readonly ImportMark[];
  readonly created: Timestamp;
  readonly modified: Timestamp;
}

/** What came of one row of an import: rows count from 1. */
export interface ImportMark {
  readonly row: number;
  readonly message: string;
}

/** How a cart came to be and what was promised of it: kept beside the fold, for no edit changes it. */
export interface CartRecord {
  /** When its prices were last saved as a quote, and the last day (YYYY-MM-DD) that they hold; null where it is none. */
  readonly quote_saved: Timestamp | null;
  readonly quote_expiry: string | null;
  /** What the parts cost until then (QQ-03). */
  readonly quoted_prices: readonly QuotedPrice[];
  readonly import_warnings: readonly ImportMark[];
  readonly import_errors: readonly ImportMark[];
  /** What was imported, as it came, as JSON text; null where nothing was. */
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
 * One order line with every field of section 3 (CART-03). The part's facts stand in the line itself; where there is no such part
 * (`facts` null) the description says so and it counts as discontinued (LINE-06).
 */
export interface FullOrderLine extends OrderLine, PartFacts {
  readonly alternate_stock_codes: readonly string[];
  /** Category and product type. */
  readonly member_of: readonly string[];
  /** Kinds of price, other than standard, that the account has for the part. */
  readonly special_codes: readonly PriceType[];
  /** LINE-08; null where the minimum is the default. */
  readonly quantity_override: number | null;
  /** AUD for `price_per` pieces after web discount, at this moment; null on application or unknown. */
  readonly webPrice: DecimalText | null;
  /** 4 decimals. */
  readonly extended: DecimalText | null;
  readonly pronto_price: DecimalText | null;
  readonly packaging: ProductInformation['packaging'];
  readonly dimensions: ProductInformation['dimensions'];
  readonly stockNotes: ProductInformation['stockNotes'];
}

/** What is told of the order as a whole beside its totals: by every answer that has totals. */
export interface OrderTerms {
  /** CART-16: null where no code is entered. */
  readonly promo: PromoResult | null;
  readonly minimum_order: MinimumOrder;
}

/** What is shown of confirming: the names of section 3 beside those that the server's answers have in section 6. */
export interface ConfirmFields {
  readonly confirm_allowed: boolean;
  readonly confirm_short_reason: string;
  readonly confirmAllowed: boolean;
  readonly confirmShortReason: string;
  readonly confirmTooltip: string;
}

/** Where a cart that has just come stands: nothing of it waits (CART-09). */
export interface WorkingFields {
  readonly saving: boolean;
  readonly retrySave: boolean;
  readonly tabReady: boolean;
  readonly hasBeenSaved: boolean;
}

/** CART-03: a cart with every field of section 3, as get-carts/cart-id and everything that answers a cart sends it. */
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
  /** True after the last day of its quote. */
  readonly expired: boolean;
  readonly discountsReport: CartTotals['discounts_used'];
  /** What the account has off every standard price. Percent. */
  readonly discounts: readonly { readonly name: string; readonly percent: DecimalText }[];
  readonly freightCharge: DecimalText;
  readonly dropshipAllowed: boolean;
  /** Where a submitted order stands in the supplier's own system; null before. */
  readonly opc_status: 'queued' | null;
  /** Whether any quantity was filled in by an import (IMP-02). */
  readonly using_artificial_quantities: boolean;
}

/** CART-06: a step in the life of a cart. */
export interface CartMilestone {
  readonly kind: 'placed' | 'confirmed' | 'unconfirmed' | 'submitted' | 'cancelled' | 'reopened';
  readonly at: Timestamp;
  /** User name. */
  readonly by: string;
}

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
  readonly line_count: number;
  readonly total: DecimalText;
  readonly modified: Timestamp;
  /** User name of who made the last change; null while nothing was changed. */
  readonly changed_by: string | null;
  /** Company and suburb of the chosen delivery address; empty where it goes to the account itself. */
  readonly deliver_to: string;
  /** False while no delivery option is chosen, which has to be before it can be confirmed. */
  readonly has_delivery_option: boolean;
  /** Lines with a quantity that have no price, and so are not in the total. */
  readonly lines_unpriced: number;
  readonly accessible: boolean;
  /** QQ-03: when its prices were promised last, and the last day (YYYY-MM-DD) that they hold; left out where they were not. */
  readonly quote_saved?: Timestamp;
  readonly quote_expiry?: string;
}

export const saveStatuses = { SAVED: 'SAVED', MODIFIED_SAVE: 'MODIFIED_SAVE' } as const;
export type SaveStatus = keyof typeof saveStatuses;

/** What the server did with one operation of a save. */
export interface OperationResult {
  readonly id: Ulid;
  readonly outcome: Outcome;
  /** The server's rules made another quantity of it. */
  readonly corrected?: { readonly quantity: number; readonly why: string };
  /** This operation overwrote what another author had just written there (P4). */
  readonly overwrote?: { readonly line_id: Ulid; readonly quantity: number; readonly by: string };
}

export interface SaveReply {
  readonly status: SaveStatus;
  readonly orderNum: CartId;
  readonly revision: number;
  /** Every operation accepted after the caller's known revision, its own included, in server order. */
  readonly operations: readonly AcceptedOperation[];
  readonly results: readonly OperationResult[];
  /** Given instead of operations where too many came since: start over from it. */
  readonly cart?: CartReply;
  readonly modified_data?: {
    readonly freight_charge?: DecimalText;
    readonly service_charge?: DecimalText;
    readonly delivery_option_chosen?: string;
  };
  /** LINE-13: what the lines that it edited were saved at. */
  readonly saved_prices?: readonly (Pick<OrderLine, 'savedWebPrice' | 'savedExtended'> & { readonly line_id: Ulid })[];
  readonly totals: CartTotals;
  /** What each way of delivery costs with the weight and amount as saved. */
  readonly deliveryOptions: readonly DeliveryOption[];
  readonly confirm_allowed: boolean;
  readonly confirm_short_reason: string;
  readonly promo?: PromoResult | null;
  readonly minimum_order?: MinimumOrder;
}

/** CART-03: a save's answer, with the fields of section 3 that a save may change under their own names. */
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
