import type { CartId, Operation } from '@portal/domain/cart';
import type { OutboxEvent } from './types.ts';

/** The part of BroadcastChannel that is used. */
export interface Channel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
}

/** Messages between the tabs of one user. */
export type TabMessage =
  | {
      readonly type: 'appended';
      readonly cartId: CartId;
      readonly operations: readonly Operation[];
      readonly knownRevision: number;
      readonly at: number;
    }
  /** To the leader: send now. */
  | { readonly type: 'due'; readonly cartId: CartId | null }
  /** To the leader: this tab is visible again. */
  | { readonly type: 'wake' }
  /** From the leader: an event about a cart's operations. */
  | { readonly type: 'event'; readonly event: OutboxEvent }
  | {
      readonly type: 'leader';
      readonly sending: boolean;
      readonly lastSaved: number | null;
      readonly offline: boolean;
      readonly serverBusy: boolean;
      readonly retryAt: number | null;
    }
  /** From the leader: an attempt has ended. */
  | { readonly type: 'tried'; readonly cartId: CartId };

export function browserChannel(name: string): Channel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
}
