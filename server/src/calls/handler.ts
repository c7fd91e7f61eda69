import type { CallKey, calls, EnvelopeAction, EnvelopeStatus, ReplyOf, RequestOf } from '@portal/domain/contract';
import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../services.ts';
import type { Caller } from '../session/caller.ts';
import type { BrowserRequest } from './browser-request.ts';

/** A validated request: `data` matches the call's schema and `caller` may make the call. */
export interface ValidatedRequest<Data = unknown> extends BrowserRequest {
  readonly data: Data;
  /** The `{parameter}` parts of the path. */
  readonly parameters: Readonly<Record<string, string>>;
  /** Null for a visitor. */
  readonly caller: Caller | null;
  /** Name of the supplier's system whose token came with the request; null for a person. */
  readonly system: string | null;
  /** The bearer sent with the request, valid or not. */
  readonly bearer: string | null;
  readonly idempotencyKey: string | null;
  /** Public origin of this server: `https://portal.example`. */
  readonly origin: string;
  readonly log: FastifyBaseLogger;
}

/** A reply prepared and compressed in advance: the entire envelope as bytes. */
export interface PackedResponse {
  readonly packed: { readonly identity: Buffer; readonly gzip: Buffer; readonly br: Buffer };
}

export interface HandlerResponse<Data> {
  readonly data: Data;
  readonly status?: EnvelopeStatus;
  readonly action?: EnvelopeAction;
  readonly user_message?: string;
  readonly error?: string;
  readonly redirect_to?: string;
  readonly delay_reload?: number;
}

export type Handler<K extends CallKey> = (
  request: ValidatedRequest<RequestOf<(typeof calls)[K]>>,
  services: Services,
) => Promise<HandlerResponse<ReplyOf<(typeof calls)[K]>> | PackedResponse>;

/** A call without a handler does not compile. */
export type Handlers = { readonly [K in CallKey]: Handler<K> };
