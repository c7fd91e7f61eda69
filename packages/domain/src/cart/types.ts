/** CART-02: a code, a dash and six digits, such as `KES014-204817`. */
export type CartId = string;
/** UTC time as ISO 8601 text. */
export type Timestamp = string;
/** A ULID made by the client that made the thing. */
export type Ulid = string;

export const tabTypes = {
  order: 'Order',
  qq: 'Quick quote',
  tabs: 'Orders',
  account: 'Account',
  hobdirect: 'Direct import',
  quote: 'Quote',
} as const;
export type TabType = keyof typeof tabTypes;
/** The tab types that are carts; `tabs` and `account` are fixed screens. */
export type CartTabType = Exclude<TabType, 'tabs' | 'account'>;

/** CART-13 */
export const maximumLines = 500;
/** CART-04 */
export const defaultWarehouse = '40';
export const noDropship = -1;
/** Characters of the rows of an import that are kept with a line (IMP-06). */
export const longestSource = 600;

/**
 * What operations change of one line. `line_id` is made by the client that added the line and never changes;
 * `line_number` is given by the fold in server order and decides the order on screen.
 */
export interface LineState {
  readonly line_id: Ulid;
  readonly line_number: number;
  readonly stock_code: string;
  readonly order_quantity: number;
  /** The quantity before removal (LINE-04), else 0. */
  readonly last_order_quantity: number;
  /** Shown although its quantity is 0 (LINE-03, LINE-04, LINE-05). */
  readonly forceShow: boolean;
  /** LINE-05: the price is on application. */
  readonly poa: boolean;
  /** Ids of later adds of the same code that were summed into this line: operations that name them mean this line. */
  readonly aliases: readonly Ulid[];
  /** LINE-17 */
  readonly note: string;
  readonly line_reference: string;
  /** What the buyer typed when the quantity was rounded (LINE-07), else null. */
  readonly requested_quantity: number | null;
  /** IMP-02 */
  readonly using_artificial_quantity: boolean;
  /** IMP-06: the rows of an import that became this line, as they were written, one a line; absent where it was typed. */
  readonly source?: string;
  /** Revision and author of the last change of this line: what undo and conflicts are judged by. */
  readonly changed_revision: number;
  readonly changed_by: string;
  /** Who decided last on its part, quantity or being there; absent where that is changed_by. Undo is guarded by it. */
  readonly quantity_by?: string;
}

export interface DeliveryState {
  readonly deliveryOptionChosen: string;
  /** -1 when none. */
  readonly deliveryDropshipIdChosen: number;
  readonly deliveryOption3rdPartyReference: string;
  readonly deliveryOptionReceiverPaysCarrier: boolean;
  readonly orderInstruction1: string;
  readonly orderInstruction2: string;
  /** YYYY-MM-DD or null (CART-17). */
  readonly advanced_forward_order_date: string | null;
}

export type CartStatus = 'saved' | 'confirmed' | 'cancelled' | 'submitted';

/** The fold of a cart's operations: everything that an edit can change, and nothing that is looked up. */
export interface CartState {
  readonly orderNum: CartId;
  readonly tabtype: CartTabType;
  readonly accode: string;
  readonly billto: string;
  readonly warehouse: string;
  /** The number of accepted operations (CART-18). */
  readonly revision: number;
  readonly customer_reference: string;
  readonly promo_code: string;
  readonly assignee: string | null;
  readonly preconfirmed: boolean;
  readonly confirmed: Timestamp | null;
  readonly cancelled: Timestamp | null;
  readonly submitted: Timestamp | null;
  /** When the server will submit the confirmed cart by itself (CART-19), else null. */
  readonly auto_submit: Timestamp | null;
  readonly delivery: DeliveryState;
  /** By line_number, ascending. */
  readonly lines: readonly LineState[];
  readonly nextLineId: number;
}

/**
 * What a line's quantity was before, carried by operations that take something back (undo and redo): the whole of it
 * comes back at once, so that one guard (`expect`) covers all of it.
 */
export interface LineWas {
  /** last_order_quantity; counts only where the quantity goes back to 0. */
  readonly last: number;
  /** requested_quantity */
  readonly requested: number | null;
  readonly poa: boolean;
  readonly artificial: boolean;
  /** Absent where it is not touched. */
  readonly source?: string;
}

/** Each change of a cart, by kind. Quantities in operations are what is meant after rounding; `requested` is what was typed. */
export interface OperationPayloads {
  'line.add': {
    line_id: Ulid;
    stock_code: string;
    quantity: number;
    requested?: number;
    /** True keeps a second line of a code apart; otherwise the quantity is summed into the line that has the code. */
    separate?: boolean;
    /** A free line number to stand at, for putting back a line that was deleted. */
    line_number?: number;
    note?: string;
    line_reference?: string;
    artificial?: boolean;
    /** IMP-06: the row of the list that asked for it. */
    source?: string;
    was?: LineWas;
    /** For putting back: what the line answered to. */
    aliases?: readonly Ulid[];
  };
  /** Sets a quantity; `based_on` is the quantity that the author saw. `expect`: refuse when the present quantity differs (undo). */
  'line.quantity': {
    line_id: Ulid;
    quantity: number;
    requested?: number;
    based_on?: number;
    expect?: number;
    was?: LineWas;
  };
  /** Changes a quantity by an amount, whatever it is: what undoing a summed add needs. */
  'line.adjust': { line_id: Ulid; by: number; was?: LineWas };
  'line.remove': { line_id: Ulid };
  /** Brings a removed line back at `quantity` (LINE-04: its minimum sell quantity, or its last quantity for undo). */
  'line.restore': { line_id: Ulid; quantity: number };
  /** LINE-04: force-delete. `expect` as in line.quantity. */
  'line.delete': { line_id: Ulid; expect?: number };
  /** LINE-05. True: the quantity becomes 0 and `quantity` is remembered; false: `quantity` is ordered. */
  'line.poa': { line_id: Ulid; poa: boolean; quantity: number };
  'line.replace': {
    line_id: Ulid;
    stock_code: string;
    quantity: number;
    expect_code?: string;
    was?: LineWas;
  };
  'line.note': { line_id: Ulid; note: string; expect?: string };
  'line.reference': { line_id: Ulid; line_reference: string; expect?: string };
  'cart.reference': { customer_reference: string; expect?: string };
  'cart.delivery': Partial<DeliveryState> & { expect?: Partial<DeliveryState> };
  'cart.promo': { promo_code: string; expect?: string };
  'cart.warehouse': { warehouse: string; expect?: string };
  /** Made by the server only: */
  'cart.confirm': { at: Timestamp; auto_submit: Timestamp | null };
  'cart.unconfirm': Record<string, never>;
  'cart.submit': { at: Timestamp };
  'cart.cancel': { at: Timestamp };
  'cart.recycle': Record<string, never>;
  'cart.assign': { assignee: string | null };
  'cart.auto_submit': { auto_submit: Timestamp | null };
}
export type OperationKind = keyof OperationPayloads;
export const serverOnlyKinds = [
  'cart.confirm',
  'cart.unconfirm',
  'cart.submit',
  'cart.cancel',
  'cart.recycle',
  'cart.assign',
  'cart.auto_submit',
] as const satisfies readonly OperationKind[];

/** An edit: `id` is made where the edit was made and is applied exactly once (CART-18). */
export type Operation = {
  [K in OperationKind]: {
    readonly id: Ulid;
    readonly kind: K;
    readonly payload: Readonly<OperationPayloads[K]>;
    /** When it was made, by the maker's clock. */
    readonly at: Timestamp;
    /** The user who made it; the server overwrites it with the caller. */
    readonly by: string;
    /** One id for operations that are one step of undo (an import). */
    readonly step?: Ulid;
    /** The operation that this one takes back (undo) or does again (redo). */
    readonly undoes?: Ulid;
  };
}[OperationKind];

/** An operation as the server accepted it, with the revision that it made. */
export type AcceptedOperation = Operation & { readonly revision: number };

export const refusalReasons = {
  line_cap: 'The maximum number of lines (500) for a single order has been reached.',
  locked: 'The order is confirmed. Unconfirm it to change it.',
  submitted: 'The order has been submitted.',
  cancelled: 'The order was cancelled.',
  unknown_line: 'The line is no longer in this order.',
  changed_since: 'Somebody changed this line since.',
  bad_quantity: 'The quantity is not a whole number from 0 to 9,999,999.',
  duplicate_line: 'A line with this id exists already.',
  not_allowed: 'This change is not open to you.',
} as const;
export type RefusalReason = keyof typeof refusalReasons;

export type Outcome =
  | { readonly result: 'applied'; readonly line_id?: Ulid /** the line it was summed into */; readonly summed?: Ulid }
  | { readonly result: 'unchanged' }
  | { readonly result: 'refused'; readonly reason: RefusalReason };

/** Applying an operation never throws and never changes its input. */
export interface Applied {
  readonly cart: CartState;
  readonly outcome: Outcome;
}

// What travels and is shown stands in its own file, and is found here all the same.
export * from './wire.ts';
