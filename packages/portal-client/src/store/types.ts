import type { CartId, Operation, Timestamp, Ulid } from '@portal/domain/cart';
import type { CompactStockList } from '@portal/domain/catalogue';

/** A stored operation. The store assigns `seq`, which orders operations across all tabs of the browser. */
export interface StoredOperation {
  readonly seq: number;
  readonly user: string;
  readonly cart: CartId;
  readonly id: Ulid;
  readonly operation: Operation;
  /** The revision that its tab knew when it was made. */
  readonly known_revision: number;
  /** Milliseconds since the epoch. */
  readonly kept_at: number;
  /** The batch in which it was first sent, so that a retry sends the same body with the same key. */
  readonly batch: { readonly key: string; readonly revision: number } | null;
  readonly refusal: { readonly reason: string; readonly message: string; readonly at: Timestamp } | null;
}

export interface StoredActivity {
  readonly id: Ulid;
  readonly user: string;
  readonly session_time: number;
  readonly activity_code: string;
  readonly activity_type: string;
  readonly activity_detail: string;
  readonly activity_extended?: string;
}

/** Text that is in a field but not entered yet. */
export interface StoredTyping {
  readonly cart: CartId;
  readonly field: string;
  readonly text: string;
  /** The page in which it was typed. */
  readonly page: string;
}

/** Undo and redo of one cart, as serialised by UndoHistory. */
export type StoredUndo = unknown;

/** A cart in JSON, with each line as a separate text: browsers copy 500 strings much faster than 500 objects. */
export interface StoredCart {
  readonly orderNum: CartId;
  readonly revision: number;
  /** Everything except the lines. */
  readonly head: string;
  readonly lines: readonly string[];
}

/**
 * Storage of this browser for one user. Writes resolve when their transaction is complete. They reject if the browser cannot store (P6) or
 * if a newer build has upgraded the store.
 */
export interface PortalStore {
  readonly user: string;
  /** False for the in-memory fallback, which is lost when the page closes. */
  readonly durable: boolean;
  addOperations(cart: CartId, operations: readonly Operation[], knownRevision: number, now: number): Promise<void>;
  /** Of one cart or of all, in order of creation. */
  operations(cart?: CartId): Promise<readonly StoredOperation[]>;
  setBatch(ids: readonly Ulid[], batch: StoredOperation['batch']): Promise<void>;
  setRefusal(ids: readonly Ulid[], refusal: StoredOperation['refusal']): Promise<void>;
  removeOperations(ids: readonly Ulid[]): Promise<void>;
  cart(cart: CartId): Promise<StoredCart | null>;
  /** Stores the cart unless a newer revision is stored. */
  storeCart(cart: StoredCart): Promise<void>;
  forgetCart(cart: CartId): Promise<void>;
  undo(cart: CartId): Promise<StoredUndo | null>;
  storeUndo(cart: CartId, undo: StoredUndo): Promise<void>;
  storeTyping(typing: StoredTyping): Promise<void>;
  forgetTyping(cart: CartId, page: string, field: string): Promise<void>;
  typing(cart: CartId): Promise<readonly StoredTyping[]>;
  addActivities(activities: readonly StoredActivity[]): Promise<void>;
  activities(limit: number): Promise<readonly StoredActivity[]>;
  removeActivities(ids: readonly Ulid[]): Promise<void>;
  /** The stock list, shared by all users of the browser. */
  stocklist(): Promise<CompactStockList | null>;
  storeStocklist(stocklist: CompactStockList): Promise<void>;
  forgetStocklist(): Promise<void>;
  /** Deletes carts, undo history and typed text older than 14 days, but never operations. Returns the number of deleted carts. */
  sweep(now: number): Promise<number>;
  close(): void;
}
