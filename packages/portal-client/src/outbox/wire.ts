import type { CartId, Operation } from '@portal/domain/cart';
import type { OutboxEvent } from './types.ts';

/** The part of BroadcastChannel that is needed. */
export interface Channel {
  postMessage(message: unknown): void;
  onmessage: ((event: MessageEvent) => void) | null;
  close(): void;
}

/** What tabs of one user tell one another. */
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
  /** To the leader: somebody looks at this tab again. */
  | { readonly type: 'wake' }
  /** From the leader: what it sent and heard. */
  | { readonly type: 'event'; readonly event: OutboxEvent }
  | {
      readonly type: 'leader';
      readonly sending: boolean;
      readonly lastSaved: number | null;
      readonly offline: boolean;
      readonly retryAt: number | null;
    }
  /** From the leader: a try is over. */
  | { readonly type: 'tried'; readonly cartId: CartId };

export function browserChannel(name: string): Channel | null {
  return typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(name);
}
