import type { CallName, Envelope } from '@portal/domain/api';
import type { CallReply, CallRequest } from '@portal/domain/contract';
import type { Clock } from '../clock/clock.ts';

/**
 * Why a call returned no data. `error` and `fatal` come from the server, with an envelope; `network` includes an open circuit; `malformed`
 * is a response that is not an envelope, such as a proxy's HTML page.
 */
export type FailureReason = 'error' | 'fatal' | 'network' | 'timeout' | 'maintenance' | 'malformed' | 'aborted';

export type CallResult<Data> =
  | { readonly ok: true; readonly data: Data; readonly envelope: Envelope<Data> }
  | { readonly ok: false; readonly reason: FailureReason; readonly envelope?: Envelope };

export interface CallOptions {
  /** The `{parameters}` of the path. */
  readonly params?: Readonly<Record<string, string>>;
  /** Lets the request outlive the page; only for bodies under 64 KiB. Sent once, without retries. */
  readonly keepalive?: boolean;
  /** Stays the same for all retries. Calls that are never merged get a generated one by default. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** A failed call throws a `CallError` with the user message, which is then not also shown by an action (CALL-07). */
  readonly throwErrorResponse?: boolean;
  /** Also sent during maintenance; for the ping, which detects its end. */
  readonly duringMaintenance?: boolean;
  /** Maximum number of attempts; by default the call's own retries. */
  readonly sends?: number;
}

/** Actions that server responses request from the app (CALL-06). A handler runs after the action's delay. */
export interface TransportHandlers {
  display_message(message: string, call: string): void;
  popup_message(message: string, call: string): void;
  redirect_to(target: string): void;
  reload_app(): void;
  /** Maintenance is over; reload the current page (PING-02). */
  reload_page(): void;
  invalid_bearer(): void;
  reload_cart(cartId: string): void;
  /** The server reported that maintenance began or ended (PING-02). */
  maintenance(on: boolean): void;
  /** Called after every call, for the dev console (SHELL-05). */
  called(record: CallRecord): void;
}

export interface CallRecord {
  readonly name: string;
  readonly startedAt: number;
  readonly milliseconds: number;
  readonly sends: number;
  readonly result: 'ok' | FailureReason;
  readonly envelope: Envelope | null;
}

export interface TransportSettings {
  /** Origin and path before `/v2/`, without a trailing slash; empty for the page's own origin. */
  readonly baseUrl: string;
  readonly appToken: string;
  readonly fingerprint: string;
  readonly browserInstance: string;
  readonly build: number;
  readonly bearer: () => string | null;
  readonly on?: Partial<TransportHandlers>;
  readonly fetch?: typeof globalThis.fetch;
  readonly clock?: Clock;
  readonly random?: () => number;
}

export interface Transport {
  call<Name extends CallName>(
    name: Name,
    data: CallRequest<Name>,
    options?: CallOptions,
  ): Promise<CallResult<CallReply<Name>>>;
  /** Returns the data, or false (CALL-05). */
  callOrFalse<Name extends CallName>(
    name: Name,
    data: CallRequest<Name>,
    options?: CallOptions,
  ): Promise<CallReply<Name> | false>;
  /** Makes one plain request with the bearer, for endless responses; the caller reads the body. */
  open(path: string, signal: AbortSignal): Promise<Response>;
  inMaintenance(): boolean;
  /** True while the circuit is open: five requests in a row failed. */
  isCut(): boolean;
  /** Sends the next request even if the circuit is open; it opens again if that fails. */
  tryAgain(): void;
  /** Notifies when a response arrives after failures. */
  onRecovered(listener: () => void): () => void;
}
