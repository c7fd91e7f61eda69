import type { CartId, Operation, Timestamp, Ulid } from '@portal/domain/cart';
import type { CompactStockList } from '@portal/domain/catalogue';

/** One kept operation. `seq` is given by the store and is the order of making, over all tabs of the browser. */
export interface KeptOperation {
  readonly seq: number;
  readonly user: string;
  readonly cart: CartId;
  readonly id: Ulid;
  readonly operation: Operation;
  /** The revision that its tab knew when it was made. */
  readonly known_revision: number;
  /** Milliseconds since the epoch. */
  readonly kept_at: number;
  /** The batch that it was first sent in, so that a retry sends the same body under the same key. */
  readonly batch: { readonly key: string; readonly revision: number } | null;
  readonly refusal: { readonly reason: string; readonly message: string; readonly at: Timestamp } | null;
}

export interface KeptActivity {
  readonly id: Ulid;
  readonly user: string;
  readonly session_time: number;
  readonly activity_code: string;
  readonly activity_type: string;
  readonly activity_detail: string;
  readonly activity_extended?: string;
}

/** Undo and redo of one cart, as UndoHistory writes itself. */
export type KeptUndo = unknown;

/** A cart in JSON, each line a text of its own: a browser copies 500 texts far faster than 500 objects. */
export interface KeptCart {
  readonly orderNum: CartId;
  readonly revision: number;
  /** All of it but the lines. */
  readonly head: string;
  readonly lines: readonly string[];
}

/**
 * What this browser keeps for one user. Writes resolve when their transaction is complete, and reject when the
 * browser would not store (P6) or when a newer build owns the store.
 */
export interface PortalStore {
  readonly user: string;
  /** False for the stand-in that forgets everything with the page. */
  readonly durable: boolean;
  addOperations(cart: CartId, operations: readonly Operation[], knownRevision: number, now: number): Promise<void>;
  /** Of one cart or of all, in order of making. */
  operations(cart?: CartId): Promise<readonly KeptOperation[]>;
  setBatch(ids: readonly Ulid[], batch: KeptOperation['batch']): Promise<void>;
  setRefusal(ids: readonly Ulid[], refusal: KeptOperation['refusal']): Promise<void>;
  removeOperations(ids: readonly Ulid[]): Promise<void>;
  cart(cart: CartId): Promise<KeptCart | null>;
  /** Keeps the newer of the two by revision. */
  keepCart(cart: KeptCart): Promise<void>;
  forgetCart(cart: CartId): Promise<void>;
  undo(cart: CartId): Promise<KeptUndo | null>;
  keepUndo(cart: CartId, undo: KeptUndo): Promise<void>;
  addActivities(activities: readonly KeptActivity[]): Promise<void>;
  activities(limit: number): Promise<readonly KeptActivity[]>;
  removeActivities(ids: readonly Ulid[]): Promise<void>;
  /** Shared by all users of the browser: the catalogue is nobody's. */
  stocklist(): Promise<CompactStockList | null>;
  keepStocklist(stocklist: CompactStockList): Promise<void>;
  forgetStocklist(): Promise<void>;
  /** Drops carts and undo of before 14 days; operations are never dropped by their age. Answers how many carts went. */
  sweep(now: number): Promise<number>;
  close(): void;
}
