import type { CallKey } from '@portal/domain/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import { callsMessages } from '../messages/calls.ts';
import { bearerIn } from '../session/sessions.ts';
import { hashOf } from '../session/tokens.ts';
import { networksOf } from './network.ts';
import { Refusal } from './refusal.ts';
import { TokenBuckets } from './token-buckets.ts';

/** A whole office may share one address. */
const addressFactor = 5;
/** Limit of a wide IPv6 network, as a multiple of the limit of one address: a single visitor may own the whole network. */
const wideFactor = 4;
/** The share of an address's calls that may generate a document for a visitor. */
const documentShare = 0.1;
/** Calls that create or read a file count as several. */
const costs: Partial<Record<CallKey | 'upload', number>> = {
  /** A file for the library of pictures; not a call of the contract. */
  upload: 10,
  mediaCrop: 10,
  quotePdf: 10,
  invoiceRequest: 10,
  deliveryDocument: 10,
  downloadCertificates: 10,
  emailCertificates: 10,
  downloadNetPricingFile: 20,
  exportCart: 10,
  fileUpload: 10,
};
/** Milliseconds of the shortest wait in a response: shorter ones would only cause more refused calls. */
const shortestPause = 1_000;
const maxValid = 20_000;

/** The outbox keeps refused operations and sends them later; screens show the message. */
const tooManyCalls = (milliseconds: number) =>
  new Refusal(
    'too_many_calls',
    {
      action: 'retry',
      delay_retry: Math.max(shortestPause, milliseconds),
      user_message: callsMessages.tooMany,
    },
    429,
  );

/** V2.4.1: limits the calls of each bearer, and of each address and wider network. Checked before anything else about a call. */
export class CallLimits {
  readonly #bearers: TokenBuckets;
  readonly #addresses: TokenBuckets;
  readonly #networks: TokenBuckets;
  readonly #documents: TokenBuckets;
  /** Bearers that named a valid session. Others are counted by address, so that inventing bearers gains nothing. */
  readonly #valid = new Set<string>();

  constructor(clock: Clock, { callsPerMinute }: Pick<Config, 'callsPerMinute'>) {
    this.#bearers = new TokenBuckets(clock, callsPerMinute);
    this.#addresses = new TokenBuckets(clock, callsPerMinute * addressFactor);
    this.#networks = new TokenBuckets(clock, callsPerMinute * addressFactor * wideFactor);
    this.#documents = new TokenBuckets(clock, Math.ceil(callsPerMinute * documentShare));
  }

  /** The limits by name, for `SharedCalls`. */
  get shared(): Readonly<Record<string, TokenBuckets>> {
    return {
      bearer: this.#bearers,
      address: this.#addresses,
      network: this.#networks,
      drawing: this.#documents,
    };
  }

  /** Counts a call. Throws `too_many_calls`. */
  count(
    request: Pick<FastifyRequest, 'headers' | 'ip'>,
    reply: Pick<FastifyReply, 'header'>,
    key?: CallKey | 'upload',
  ): void {
    const cost = (key && costs[key]) ?? 1;
    const bearer = keyOf(request);
    const wait =
      bearer !== null && this.#valid.has(bearer)
        ? this.#bearers.take(bearer, cost)
        : this.#takeOfNetworks(request.ip, cost);
    if (wait === 0) return;
    reply.header('retry-after', Math.ceil(Math.max(shortestPause, wait) / 1000));
    throw tooManyCalls(wait);
  }

  /** Records that the bearer of a request belongs to a valid session. */
  markValid(request: Pick<FastifyRequest, 'headers'>): void {
    const bearer = keyOf(request);
    if (bearer === null) return;
    if (this.#valid.size >= maxValid) this.#valid.clear();
    this.#valid.add(bearer);
  }

  #takeOfNetworks(address: string, cost: number): number {
    const { near, wide } = networksOf(address);
    const wait = this.#addresses.take(near, cost);
    return wait === 0 && wide !== null ? this.#networks.take(wide, cost) : wait;
  }

  /** Counts a document generated for a visitor. Returns 0 or the seconds to wait. */
  countDocument(request: Pick<FastifyRequest, 'ip'>): number {
    return Math.ceil(this.#documents.take(networksOf(request.ip).near) / 1000);
  }
}

function keyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const bearer = bearerIn(headers.authorization);
  return bearer === null ? null : Buffer.from(hashOf(bearer)).toString('base64');
}
