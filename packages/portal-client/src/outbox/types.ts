import type { CartId, CartReply, Operation, RefusedOperation, SaveReply, Ulid } from '@portal/domain/cart';

export interface OutboxStatus {
  /** Operations in all carts of this user that the server has not accepted yet. */
  readonly unsent: number;
  readonly unsentByCart: Readonly<Record<CartId, number>>;
  readonly sending: boolean;
  /** Milliseconds since the epoch; null before the first save of this page. */
  readonly lastSaved: number | null;
  /** The last attempt failed; retries continue in the background. */
  readonly offline: boolean;
  /** The server can be reached, but is too busy or cannot save at the moment. */
  readonly serverBusy: boolean;
  /** When the oldest unsent operation was made: the screen shows busy after 1 s, 'kept, not sent yet' after 10 s. */
  readonly unsentSince: number | null;
  /** When the next attempt begins, in milliseconds since the epoch. */
  readonly retryAt: number | null;
  /** Refused or held operations, oldest first. */
  readonly refused: readonly RefusedOperation[];
  /** False if the browser cannot store; edits then exist only in this page (P6). */
  readonly durable: boolean;
  /** Whether this tab is the one that sends. */
  readonly leader: boolean;
}

/** Events about a cart's operations, for its document. */
export type OutboxEvent =
  /** Another tab of this browser made edits. */
  | { readonly type: 'appended'; readonly cartId: CartId; readonly operations: readonly Operation[] }
  | { readonly type: 'saved'; readonly cartId: CartId; readonly sent: readonly Ulid[]; readonly reply: SaveReply }
  /** Accepted and deleted from the disk. A tab that still shows them as pending was opened in between and missed the response. */
  | { readonly type: 'settled'; readonly cartId: CartId; readonly ids: readonly Ulid[] }
  /** The cart was loaded again; pending operations now apply to it. */
  | { readonly type: 'reloaded'; readonly cartId: CartId; readonly cart: CartReply }
  | { readonly type: 'refused'; readonly cartId: CartId; readonly refused: readonly RefusedOperation[] }
  | { readonly type: 'dismissed'; readonly cartId: CartId; readonly ids: readonly Ulid[] };

export interface Outbox {
  /** Resolves when the operations are on disk (CART-22). Never rejects; instead, `durable` in the status becomes false. */
  append(cartId: CartId, operations: readonly Operation[], knownRevision: number): Promise<void>;
  /** Operations of a cart that are not accepted yet, in order, without refused ones. */
  pending(cartId: CartId): Promise<readonly Operation[]>;
  /** Sends waiting operations now. Resolves to whether nothing of the cart (or of any cart) is unsent afterwards. */
  flush(cartId?: CartId): Promise<boolean>;
  /** Deletes refused operations after the buyer has seen why. */
  dismiss(ids: readonly Ulid[]): Promise<void>;
  /** Sends refused or held operations again. */
  retry(ids: readonly Ulid[]): Promise<void>;
  /** Cancels the retry pause, after a new sign-in or when the network is back. */
  resume(): void;
  /** Notifies other tabs of changes from elsewhere: a cart that was confirmed, cancelled, claimed. */
  announce(event: OutboxEvent): void;
  getStatus(): OutboxStatus;
  subscribe(listener: () => void): () => void;
  /** The listener's promise is awaited before the operations of a `saved` event are deleted from the disk. */
  listen(cartId: CartId, listener: (event: OutboxEvent) => void | Promise<void>): () => void;
  /** Ends timers, the leader's lock and the channel; unsent operations stay on disk. */
  close(): Promise<void>;
}
