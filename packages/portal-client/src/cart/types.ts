import type {
  AcceptedOperation,
  CartId,
  CartReply,
  CartState,
  CartStatus,
  CartTotals,
  DeliveryOption,
  DeliveryState,
  ImportMark,
  LineState,
  PartFacts,
  QuotedPrice,
  RefusalReason,
  SaveReply,
  Timestamp,
  Ulid,
} from '@portal/domain/cart';
import type { LineContext, LineFigures } from '@portal/domain/line';
import type { DecimalText } from '@portal/domain/money';
import type { Availability, MinimumOrder, PromoAnswer } from '@portal/domain/price';
import type { Catalogue } from '../catalogue/types.ts';
import type { RefusedOperation } from '../outbox/types.ts';
import type { LookupState } from '../prices/account-prices.ts';
import type { PriceScope } from '../prices/price-cache.ts';

/** `storing` until the edit is on disk, `unsent` until the server has it (P1, P2). */
export type SaveMark = 'saved' | 'storing' | 'unsent';

/** Something that happened to a line without its buyer doing it here. Rounding (LINE-07) is in the line's status. */
export type LineNotice =
  /** The server's rules made another quantity of it. */
  | { readonly kind: 'corrected'; readonly id: Ulid; readonly from: number; readonly to: number; readonly why: string }
  /** Somebody else changed the line. */
  | {
      readonly kind: 'changed';
      readonly id: Ulid;
      readonly by: string;
      readonly from: number | null;
      readonly to: number | null;
    }
  /** Our edit overwrote what another had just written: `quantity` was theirs (P4). */
  | { readonly kind: 'overwrote'; readonly id: Ulid; readonly by: string; readonly quantity: number }
  | { readonly kind: 'refused'; readonly id: Ulid; readonly refused: RefusedOperation };

/** What is known of one line of a cart: its state, price and stock. The same object until something of the line changes. */
export interface CartLine extends LineFigures {
  readonly line_id: Ulid;
  /** What its state and price follow from beside the line. */
  readonly context: LineContext;
  /** LINE-06: the specification's words for an unknown part. */
  readonly description: string;
  readonly facts: PartFacts | null;
  readonly unknown: boolean;
  readonly discontinued: boolean;
  /** Quantity 0 and shown because it was removed (LINE-04). */
  readonly removed: boolean;
  readonly priceState: LookupState;
  readonly availabilityState: LookupState;
  /** `No Pricing Data`, `No Availability Data`, or null. */
  readonly priceError: string | null;
  readonly availabilityError: string | null;
  /** Milliseconds since the epoch of the last good answer, whose values are still shown after a failure. */
  readonly checkedAt: number | null;
  /** LINE-13: the price at the last save where it differs from now. */
  readonly priceChangedFrom: string | null;
  /** Stock in the cart's own warehouse, and everywhere (LINE-15). */
  readonly stockHere: Availability | null;
  readonly availability: readonly Availability[];
  readonly save: SaveMark;
  readonly notices: readonly LineNotice[];
}

/** The cart without its lines. */
export interface CartHeader
  extends Omit<CartState, 'lines'>,
    Pick<CartReply, 'warehouse_name' | 'confirm_allowed' | 'confirm_short_reason' | 'dropship_allowed'> {
  readonly status: CartStatus;
  readonly prettyName: string;
  readonly deliveryOptions: readonly DeliveryOption[];
  /** CART-16: what became of the promo code; null where none is entered. */
  readonly promo: PromoAnswer | null;
  /** What is short of the minimum of an order; null where the server has not said. */
  readonly minimum_order: MinimumOrder | null;
  /** QQ-03: what was promised of its prices when, and the last day (YYYY-MM-DD) that they hold; null where nothing was. */
  readonly quote: {
    readonly saved: Timestamp;
    readonly expiry: string;
    readonly prices: readonly QuotedPrice[];
  } | null;
  /** IMP-01: what became of the rows of the list that it was made of. */
  readonly import_warnings: readonly ImportMark[];
  readonly import_errors: readonly ImportMark[];
  /** False while preconfirmed, confirmed, submitted or cancelled (CART-08). */
  readonly editable: boolean;
  /** Whose prices its lines have, for whatever else shows prices beside them. */
  readonly prices: PriceScope;
}

export interface CartNotice {
  readonly id: string;
  readonly message: string;
  /** Rows that did not fit (CART-13), to be offered in a second cart. */
  readonly overflow?: readonly AddRow[];
  /** QQ-02: lines that a full quick quote gave up and that are still gone; `bringBack` restores them. */
  readonly removed?: readonly Pick<LineState, 'stock_code' | 'order_quantity'>[];
  /** CART-11: the code of the delivery option that the server put in place of the buyer's. */
  readonly delivery_option?: string;
}

export interface CartDocumentStatus {
  /** `kept`: shown from this device, the server has not answered yet. `missing`: no such cart for this user. */
  readonly load: 'loading' | 'kept' | 'ready' | 'failed' | 'missing';
  readonly unsent: number;
  readonly saving: boolean;
  readonly offline: boolean;
  readonly lastSaved: number | null;
  readonly durable: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Lines whose price is still on its way. */
  readonly pricing: number;
  readonly refused: readonly RefusedOperation[];
  readonly notices: readonly CartNotice[];
  /** A confirm, unconfirm or submit is on its way. */
  readonly acting: 'confirm' | 'unconfirm' | 'submit' | null;
}

export interface AddRow {
  readonly stock_code: string;
  /** Left out: the default quantity (LINE-08). */
  readonly quantity?: number;
  readonly note?: string;
  readonly line_reference?: string;
  readonly artificial?: boolean;
  /** IMP-06: the row of a list that asked for it. */
  readonly source?: string;
}
export interface AddOptions {
  readonly separate?: boolean;
  readonly note?: string;
  readonly line_reference?: string;
}

/** Edits answer at once; `stored` resolves when they are on disk. */
export type EditResult =
  | { readonly ok: true; readonly line_id: Ulid | null; readonly stored: Promise<void> }
  | { readonly ok: false; readonly reason: RefusalReason; readonly message: string };

export type AddManyResult =
  | {
      readonly ok: true;
      readonly line_ids: readonly Ulid[];
      /** CART-13: null when all fitted. */
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

/** Confirm, unconfirm and submit: false keeps the cart as it was and says why. */
export type ActResult = { readonly ok: true } | { readonly ok: false; readonly message: string };

/** A cart on screen. Every getter answers the same object until its subject changes. */
export interface CartDocument {
  readonly cartId: CartId;
  /** Lines that appear or go, totals, header and status. */
  subscribe(listener: () => void): () => void;
  subscribeLine(lineId: Ulid, listener: () => void): () => void;
  /** Which line may have changed; null where any of them may. */
  subscribeLines(listener: (only: Ulid | null) => void): () => void;
  /** Lines that came, went or moved, and nothing else. */
  subscribeIds(listener: () => void): () => void;
  /** Counts changes of anything in the cart. */
  getTurn(): number;
  /** LINE-03: the lines that are shown, by line number. */
  getLineIds(): readonly Ulid[];
  getLine(lineId: Ulid): CartLine | null;
  getHeader(): CartHeader | null;
  getTotals(): CartTotals;
  getStatus(): CartDocumentStatus;

  addLine(stock_code: string, quantity?: number, options?: AddOptions): EditResult;
  /** One step of undo. */
  addLines(rows: readonly AddRow[]): AddManyResult;
  /** QQ-02: the lines that made room, whole and at their old places, as one step of undo. The limit is raised before. */
  bringBack(): void;
  setQuantity(lineId: Ulid, quantity: number): EditResult;
  /** While a quantity is being typed: price, extended and totals follow it, nothing is changed. Null ends it. */
  previewQuantity(lineId: Ulid, quantity: number | null): void;
  /** LINE-14: one increment up or down, never below the minimum. */
  step(lineId: Ulid, by: 1 | -1): EditResult;
  remove(lineId: Ulid): EditResult;
  /** LINE-04: back at its minimum sell quantity. */
  restore(lineId: Ulid): EditResult;
  forceDelete(lineId: Ulid): EditResult;
  replaceCode(lineId: Ulid, stock_code: string): EditResult;
  setNote(lineId: Ulid, note: string): EditResult;
  setLineReference(lineId: Ulid, line_reference: string): EditResult;
  setReference(customer_reference: string): EditResult;
  /** CART-10: only what really changed is sent. */
  setDelivery(change: Partial<DeliveryState>): EditResult;
  setPromo(promo_code: string): EditResult;
  setWarehouse(warehouse: string): EditResult;
  undo(): EditResult;
  redo(): EditResult;

  /** Asks for price and stock again: of one line, or of all that failed. */
  retryLookup(lineId?: Ulid): void;
  dismissNotice(lineId: Ulid, noticeId: Ulid): void;
  dismissCartNotice(id: string): void;
  dismissRefused(ids: readonly Ulid[]): Promise<void>;
  retryRefused(ids: readonly Ulid[]): Promise<void>;

  /** Sends the outbox first. A second press while one is on its way joins it. */
  confirm(): Promise<ActResult>;
  unconfirm(): Promise<ActResult>;
  submit(): Promise<ActResult>;
  /** Loads the cart from the server, after what this device has stored of it. */
  reload(): Promise<boolean>;
  /** The revision of the server that is known here; null before there is one. */
  getRevision(): number | null;
  /** What the server answered to a save that was made elsewhere, or to one that only asks. */
  learn(reply: SaveReply): Promise<void>;
  /** Told of what others did, in the server's order, with the cart just before it (CART-18). */
  listenOthers(listener: (operations: readonly AcceptedOperation[], before: CartState) => void): () => void;
  /** Ends listening and timers; the carts of this tab forget it. */
  close(): void;
}

/** What the carts of one user must be told. */
export interface CartsSettings {
  /** The name that the server records for this user, or undo takes one's own edits for another's. */
  readonly by: string;
  readonly catalogue: Pick<Catalogue, 'facts' | 'getStatus' | 'subscribe'>;
  /** Percent off standard prices of an account, such as `5.00`. */
  readonly webDiscount: (accode: string) => DecimalText;
  /** QQ-02: the preference quick_quote_line_limit. */
  readonly quickQuoteLimit?: () => number;
  /** What the account calls the part, or an empty text. */
  readonly customerCode?: (accode: string, stock_code: string) => string;
  /** A pre-loaded cart is gone, or no longer open to the user. */
  readonly onMissing?: (cartId: CartId) => void;
}

/** The carts of one user in this tab. */
export interface Carts {
  /** The same document for the same id until it is closed. Loads it from the server at once. */
  openCart(cartId: CartId): CartDocument;
  /** The same document, from what this device has stored; the server is asked when the cart is opened or pre-loaded. */
  document(cartId: CartId): CartDocument;
  /** CART-12: loads these from the end of the queue, one at a time. */
  preload(cartIds: readonly CartId[]): void;
  /** Forgets the cart in this tab; what is unsent stays in the outbox. */
  closeCart(cartId: CartId): void;
  /** For a cart that the server has just made: shows it without asking again. */
  adopt(cart: CartReply): CartDocument;
  close(): void;
}
