import type { CallKey } from '@portal/domain/contract';
import type { FastifyReply } from 'fastify';
import { callsMessages } from '../messages/calls.ts';
import { Refusal } from './refusal.ts';

/** Calls that this process handles at once. Work beyond this would wait longer than its client does. */
const most = { usual: 250, saves: 500 } as const;
/** Seconds after which a client should send a shed call again. */
const pause = 2;

/** Calls that save a buyer's work: the last to be shed. */
const saves: ReadonlySet<CallKey> = new Set<CallKey>([
  'saveCart',
  'newCart',
  'updateOpenCarts',
  'cartConfirm',
  'cartUnconfirm',
  'cartSubmit',
  'cartCancel',
  'saveQuote',
  'quoteToOrder',
  'createCartFromImport',
  'login',
]);

/** Bounds the calls in progress. What is shed is answered at once, with the time after which to try again. */
export class CallGate {
  readonly #most: { readonly usual: number; readonly saves: number };
  #inside = 0;

  constructor(limits: { readonly usual: number; readonly saves: number } = most) {
    this.#most = limits;
  }

  /** Calls in progress. */
  get inside(): number {
    return this.#inside;
  }

  /** Runs a call. Throws `overloaded` if too many are in progress. */
  async run<T>(key: CallKey, reply: Pick<FastifyReply, 'header'>, work: () => Promise<T>): Promise<T> {
    if (this.#inside >= (saves.has(key) ? this.#most.saves : this.#most.usual)) {
      reply.header('retry-after', pause);
      const parts = { action: 'retry', delay_retry: pause * 1_000, user_message: callsMessages.overloaded } as const;
      throw new Refusal('overloaded', parts, 503);
    }
    this.#inside += 1;
    try {
      return await work();
    } finally {
      this.#inside -= 1;
    }
  }
}
