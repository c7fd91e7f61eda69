import type { CallName, Envelope } from '@portal/domain/api';
import type { CallReply, CallRequest } from '@portal/domain/contract';
import type { Clock } from '../clock/clock.ts';

/**
 * Why a call has no data. `error` and `fatal` are the server's word (the envelope is given); `network` also stands for
 * an open circuit; `malformed` is an answer that is no envelope, such as the HTML page of a proxy.
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
  /** Kept the same over all retries. Calls that are never merged get one of their own when none is given. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
  /** CALL-07: a failed call throws a `CallError` with the user message, which is then not shown by an action as well. */
  readonly throwErrorResponse?: boolean;
  /** Goes out during maintenance too: the ping, which learns when it is over. */
  readonly duringMaintenance?: boolean;
  /** Sends of this action at the most; the call's own retries otherwise. */
  readonly sends?: number;
}

/** What the answers of the server ask the app to do (CALL-06). Delays have passed when a handler runs. */
export interface TransportHandlers {
  display_message(message: string, call: string): void;
  popup_message(message: string, call: string): void;
  redirect_to(target: string): void;
  reload_app(): void;
  /** PING-02: maintenance is over; the page is loaded anew where it is. */
  reload_page(): void;
  invalid_bearer(): void;
  reload_cart(cartId: string): void;
  /** PING-02: the server said that it is under maintenance, or that it is back. */
  maintenance(on: boolean): void;
  /** After every call, for the dev console (SHELL-05). */
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
  /** Origin and path before `/v2/`, without a slash at its end; empty for the page's own origin. */
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
  /** CALL-05: the data, or false. */
  callOrFalse<Name extends CallName>(
    name: Name,
    data: CallRequest<Name>,
    options?: CallOptions,
  ): Promise<CallReply<Name> | false>;
  /** One bare request with the bearer, for answers that do not end: the body is to be read by the caller. */
  open(path: string, signal: AbortSignal): Promise<Response>;
  inMaintenance(): boolean;
  /** True while the circuit is open: five sends in a row came to nothing. */
  isCut(): boolean;
  /** The next send goes out however long the circuit was to stay open: it closes again where that comes to nothing. */
  tryAgain(): void;
  /** Hears when an answer comes after sends that came to nothing. */
  onRecovered(listener: () => void): () => void;
}
