import type {
  AcceptedOperation,
  CartId,
  CartReply,
  CartState,
  CartStatus,
  CartTotals,
  DeliveryOption,
  DeliveryState,
  ImportIssue,
  LineNotice,
  LineState,
  PartFacts,
  QuotedPrice,
  RefusalReason,
  RefusedOperation,
  SaveReply,
  Timestamp,
  Ulid,
} from '@portal/domain/cart';
import type { LineContext, LineFigures } from '@portal/domain/line';
import type { DecimalText } from '@portal/domain/money';
import type { Availability, MinimumOrder, PromoResult } from '@portal/domain/price';
import type { Catalogue } from '../catalogue/types.ts';
import type { LookupState } from '../prices/account-prices.ts';
import type { PriceScope } from '../prices/price-cache.ts';
import type { TypedText } from './typed-text.ts';

/** `storing` until the edit is on disk, `unsent` until the server has it (P1, P2). */
export type LineSaveState = 'saved' | 'storing' | 'unsent';

/** A line of a cart with its state, price and stock. The same object until something about the line changes. */
export interface CartLine extends LineFigures {
  readonly line_id: Ulid;
  /** The other inputs of its state and price. */
  readonly context: LineContext;
  /** LINE-06: the specification's text for an unknown part. */
  readonly description: string;
  readonly facts: PartFacts | null;
  readonly unknown: boolean;
  readonly discontinued: boolean;
  /** Quantity 0 and displayed because it was removed (LINE-04). */
  readonly removed: boolean;
  readonly priceState: LookupState;
  readonly availabilityState: LookupState;
  /** `No Pricing Data`, `No Availability Data`, or null. */
  readonly priceError: string | null;
  readonly availabilityError: string | null;
  /** Milliseconds since the epoch of the last successful lookup, whose values stay visible after a failure. */
  readonly checkedAt: number | null;
  /** LINE-13: the price at the last save if it differs from the current one. */
  readonly priceChangedFrom: string | null;
  /** Stock in the cart's warehouse, and in all warehouses (LINE-15). */
  readonly stockHere: Availability | null;
  readonly availability: readonly Availability[];
  readonly save: LineSaveState;
  readonly notices: readonly LineNotice[];
}

/** The cart without its lines. */
export interface CartHeader
  extends Omit<CartState, 'lines'>,
    Pick<CartReply, 'warehouse_name' | 'confirm_allowed' | 'confirm_short_reason' | 'dropship_allowed'> {
  readonly status: CartStatus;
  readonly prettyName: string;
  /** First and last name of the assignee, if the server has sent it; otherwise the user name. Null if nobody. */
  readonly assignee_name: string | null;
  readonly deliveryOptions: readonly DeliveryOption[];
  /** CART-16: the result of the promo code; null if none is entered. */
  readonly promo: PromoResult | null;
  /** The lines are new to the server, whose freight of 0.00 is that of an empty order. */
  readonly freight_awaited: boolean;
  /** The amount missing to the minimum order; null if the server has not sent it. */
  readonly minimum_order: MinimumOrder | null;
  /** QQ-03: when its prices were quoted and the last day (YYYY-MM-DD) they are valid; null if not quoted. */
  readonly quote: {
    readonly saved: Timestamp;
    readonly expiry: string;
    readonly prices: readonly QuotedPrice[];
  } | null;
  /** IMP-01: the results of the rows it was imported from. */
  readonly import_warnings: readonly ImportIssue[];
  readonly import_errors: readonly ImportIssue[];
  /** False while preconfirmed, confirmed, submitted or cancelled (CART-08). */
  readonly editable: boolean;
  /** Whose prices its lines have, for other widgets that show prices next to them. */
  readonly prices: PriceScope;
}

export interface CartNotice {
  readonly id: string;
  readonly message: string;
  /** Rows that did not fit (CART-13), offered for a second cart. */
  readonly overflow?: readonly AddRow[];
  /** Lines that a full quick quote removed to make room (QQ-02); `bringBack` restores them. */
  readonly removed?: readonly Pick<LineState, 'stock_code' | 'order_quantity'>[];
  /** CART-11: code of the delivery option that the server substituted for the buyer's. */
  readonly delivery_option?: string;
}

export interface CartDocumentStatus {
  /** `kept`: shown from this device, the server has not responded yet. `missing`: the user has no such cart. */
  readonly load: 'loading' | 'kept' | 'ready' | 'failed' | 'missing';
  readonly unsent: number;
  readonly saving: boolean;
  readonly offline: boolean;
  readonly serverBusy: boolean;
  readonly lastSaved: number | null;
  readonly durable: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Lines whose price is being loaded. */
  readonly pricing: number;
  readonly refused: readonly RefusedOperation[];
  readonly notices: readonly CartNotice[];
  /** A confirm, unconfirm or submit is under way. */
  readonly pendingAction: 'confirm' | 'unconfirm' | 'submit' | null;
}

export interface AddRow {
  readonly stock_code: string;
  /** Default: the part's default quantity (LINE-08). */
  readonly quantity?: number;
  readonly note?: string;
  readonly line_reference?: string;
  readonly artificial?: boolean;
  /** IMP-06: the row of an imported list. */
  readonly source?: string;
}
export interface AddOptions {
  readonly separate?: boolean;
  readonly note?: string;
  readonly line_reference?: string;
}

/** Edits apply at once; `stored` resolves when they are on disk. */
export type EditResult =
  | { readonly ok: true; readonly line_id: Ulid | null; readonly stored: Promise<void> }
  | { readonly ok: false; readonly reason: RefusalReason; readonly message: string };

export type AddManyResult =
  | {
      readonly ok: true;
      readonly line_ids: readonly Ulid[];
      /** CART-13: null if all fitted. */
      readonly message: string | null;
      readonly overflow: readonly AddRow[];
      readonly stored: Promise<void>;
    }
  | {
      readonly ok: false;
      readonly reason: RefusalReason;
      readonly message: string;
      readonly overflow: readonly AddRow[];
    };

/** Result of confirm, unconfirm and submit: on false the cart is unchanged and the reason is given. */
export type ActResult = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** A cart on screen. Each getter returns the same object until its subject changes. */
export interface CartDocument {
  readonly cartId: CartId;
  /** Text that is typed but not entered. */
  readonly typed: TypedText;
  /** Added and removed lines, totals, header and status. */
  subscribe(listener: () => void): () => void;
  subscribeLine(lineId: Ulid, listener: () => void): () => void;
  /** The line that may have changed; null if any may have. */
  subscribeLines(listener: (only: Ulid | null) => void): () => void;
  /** Lines added, removed or moved, and nothing else. */
  subscribeIds(listener: () => void): () => void;
  /** Counts changes of anything in the cart. */
  getTurn(): number;
  /** LINE-03: the displayed lines by line number. */
  getLineIds(): readonly Ulid[];
  getLine(lineId: Ulid): CartLine | null;
  getHeader(): CartHeader | null;
  getTotals(): CartTotals;
  /** The total at the last save if prices have changed it since, as lists of orders still show it; else null. */
  getSavedTotal(): DecimalText | null;
  getStatus(): CartDocumentStatus;

  addLine(stock_code: string, quantity?: number, options?: AddOptions): EditResult;
  /** One undo step. */
  addLines(rows: readonly AddRow[]): AddManyResult;
  /** Restores the lines that were removed to make room, in their old positions, as one undo step. Raise the limit first (QQ-02). */
  bringBack(): void;
  setQuantity(lineId: Ulid, quantity: number): EditResult;
  /** While a quantity is being typed, its price, extended price and totals follow without a change of the cart. Null ends it. */
  previewQuantity(lineId: Ulid, quantity: number | null): void;
  /** LINE-14: one increment up or down, never below the minimum. */
  step(lineId: Ulid, by: 1 | -1): EditResult;
  remove(lineId: Ulid): EditResult;
  /** LINE-04: resets to the minimum sell quantity. */
  restore(lineId: Ulid): EditResult;
  forceDelete(lineId: Ulid): EditResult;
  replaceCode(lineId: Ulid, stock_code: string): EditResult;
  setNote(lineId: Ulid, note: string): EditResult;
  setLineReference(lineId: Ulid, line_reference: string): EditResult;
  setReference(customer_reference: string): EditResult;
  /** CART-10: sends only what has changed. */
  setDelivery(change: Partial<DeliveryState>): EditResult;
  setPromo(promo_code: string): EditResult;
  setWarehouse(warehouse: string): EditResult;
  undo(): EditResult;
  redo(): EditResult;

  /** Requests price and stock again, for one line or for all that failed. */
  retryLookup(lineId?: Ulid): void;
  dismissNotice(lineId: Ulid, noticeId: Ulid): void;
  dismissCartNotice(id: string): void;
  dismissRefused(ids: readonly Ulid[]): Promise<void>;
  retryRefused(ids: readonly Ulid[]): Promise<void>;

  /** Sends the outbox first. A second press joins the request under way. */
  confirm(): Promise<ActResult>;
  unconfirm(): Promise<ActResult>;
  submit(): Promise<ActResult>;
  /** Loads the cart from the server, after the copy on this device. */
  reload(): Promise<boolean>;
  /** The last known revision of the server; null before the first. */
  getRevision(): number | null;
  /** Applies the response to a save made elsewhere, or to an empty save. */
  learn(reply: SaveReply): Promise<void>;
  /** Reports other people's operations in the server's order, with the cart before them (CART-18). */
  listenOthers(listener: (operations: readonly AcceptedOperation[], before: CartState) => void): () => void;
  /** Stops subscriptions and timers and removes the cart from this tab's carts. */
  close(): void;
}

/** Settings of a user's carts. */
export interface CartsSettings {
  /** The name under which the server records this user; undo needs it to recognise the user's own edits. */
  readonly by: string;
  readonly catalogue: Pick<Catalogue, 'facts' | 'getStatus' | 'subscribe'>;
  /** Percentage off the standard prices of an account, such as `5.00`. */
  readonly webDiscount: (accode: string) => DecimalText;
  /** QQ-02: the preference quick_quote_line_limit. */
  readonly quickQuoteLimit?: () => number;
  /** The account's own code of the part, or an empty string. */
  readonly customerCode?: (accode: string, stock_code: string) => string;
  /** A pre-loaded cart is gone, or no longer open to the user. */
  readonly onMissing?: (cartId: CartId) => void;
}

/** The carts of one user in this tab. */
export interface Carts {
  /** The same document for the same id until it is closed. Loads it from the server at once. */
  openCart(cartId: CartId): CartDocument;
  /** The same document, from the copy on this device; it is requested from the server when the cart is opened or preloaded. */
  document(cartId: CartId): CartDocument;
  /** CART-12: loads these from the end of the queue, one at a time. */
  preload(cartIds: readonly CartId[]): void;
  /** Closes the cart in this tab; unsent edits stay in the outbox. */
  closeCart(cartId: CartId): void;
  /** Shows a cart that the server has just created, without loading it. */
  adopt(cart: CartReply): CartDocument;
  close(): void;
}
