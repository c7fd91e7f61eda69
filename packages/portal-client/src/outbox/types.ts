import type { CartId, CartReply, Operation, SaveReply, Timestamp, Ulid } from '@portal/domain/cart';

/** An operation that the server would not take, kept until the buyer has seen and dismissed it (CART-18). */
export interface RefusedOperation {
  readonly cartId: CartId;
  readonly operation: Operation;
  /** A refusal reason of the domain, or the server's short error. */
  readonly reason: string;
  /** In words, for the buyer. */
  readonly message: string;
  readonly at: Timestamp;
}

export interface OutboxStatus {
  /** Operations that the server has not taken yet, in all carts of this user. */
  readonly unsent: number;
  readonly unsentByCart: Readonly<Record<CartId, number>>;
  readonly sending: boolean;
  /** Milliseconds since the epoch; null before the first save of this page. */
  readonly lastSaved: number | null;
  /** The last try came to nothing; it goes on in the background. */
  readonly offline: boolean;
  /** When the oldest unsent operation was made: busy after 1 s, 'kept, not sent yet' after 10 s. */
  readonly unsentSince: number | null;
  /** When the next try begins, in milliseconds since the epoch. */
  readonly retryAt: number | null;
  /** Refused or held back, oldest first. */
  readonly refused: readonly RefusedOperation[];
  /** False when the browser would not store: edits live in this page only (P6). */
  readonly durable: boolean;
  /** This tab is the one that sends. */
  readonly leader: boolean;
}

/** What a cart document hears of its operations. */
export type OutboxEvent =
  /** Another tab of this browser made edits. */
  | { readonly type: 'appended'; readonly cartId: CartId; readonly operations: readonly Operation[] }
  | { readonly type: 'saved'; readonly cartId: CartId; readonly sent: readonly Ulid[]; readonly reply: SaveReply }
  /** Accepted and gone from the disk: a tab that still shows them as pending opened in between and missed the answer. */
  | { readonly type: 'settled'; readonly cartId: CartId; readonly ids: readonly Ulid[] }
  /** The cart was fetched anew; the pending operations stand on it from now on. */
  | { readonly type: 'reloaded'; readonly cartId: CartId; readonly cart: CartReply }
  | { readonly type: 'refused'; readonly cartId: CartId; readonly refused: readonly RefusedOperation[] }
  | { readonly type: 'dismissed'; readonly cartId: CartId; readonly ids: readonly Ulid[] };

export interface Outbox {
  /** Resolves when the operations are on disk (CART-22). Never rejects: `durable` in the status turns false instead. */
  append(cartId: CartId, operations: readonly Operation[], knownRevision: number): Promise<void>;
  /** Operations of a cart that are not accepted yet, in order; refused ones left out. */
  pending(cartId: CartId): Promise<readonly Operation[]>;
  /** Sends what waits now. True when nothing of the cart (or of any) is unsent afterwards. */
  flush(cartId?: CartId): Promise<boolean>;
  /** The buyer has seen why these were refused: they end here. */
  dismiss(ids: readonly Ulid[]): Promise<void>;
  /** Sends refused or held operations once more. */
  retry(ids: readonly Ulid[]): Promise<void>;
  /** Forget the pause of the backoff: signed in again, online again. */
  resume(): void;
  /** Tells the other tabs what came from the server otherwise: a cart that was confirmed, cancelled, claimed. */
  announce(event: OutboxEvent): void;
  getStatus(): OutboxStatus;
  subscribe(listener: () => void): () => void;
  /** What a listener answers is awaited before the operations of a `saved` leave the disk. */
  listen(cartId: CartId, listener: (event: OutboxEvent) => void | Promise<void>): () => void;
  /** Ends timers, the leader's lock and the channel; what is unsent stays on disk. */
  close(): Promise<void>;
}
