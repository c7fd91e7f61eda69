import type { CallKey } from '@portal/domain/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '../db/database.ts';
import { callsMessages } from '../messages/calls.ts';
import { clientGone, Refusal } from './refusal.ts';

/**
 * Calls that this process works on at once; the database has fewer connections. The others wait for a slot. The embedded database
 * runs one transaction at a time, so more calls at once would only take longer each.
 */
const slotsWith = { pglite: 16, postgres: 32 } as const;
/** Calls in progress and waiting, at most. */
const most = { usual: 250, saves: 500 } as const;
/** Milliseconds that a call waits for a slot. Keeps response times short under more load than the database can handle. */
const maxWait = { usual: 300, saves: 600 } as const;
/** Seconds after which a client should send a shed call again: a random number between these, so that clients come back spread out. */
const retryAfter = { shortest: 2, longest: 6 } as const;

/** `page`: a page or picture that the server makes for a visitor. */
export type WorkKey = CallKey | 'page';
type Kind = keyof typeof most;

/** Calls that save a buyer's work: the last to be shed. */
const saves: ReadonlySet<WorkKey> = new Set<WorkKey>([
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

interface Limits {
  readonly slots: number;
  readonly most: Readonly<Record<Kind, number>>;
  readonly maxWait: Readonly<Record<Kind, number>>;
}

/** The parts of request and reply that the gate needs. */
export interface GateRequest {
  readonly request: { readonly raw: { readonly socket: Pick<FastifyRequest['raw']['socket'], 'destroyed'> } };
  readonly reply: Pick<FastifyReply, 'header' | 'elapsedTime'>;
  /** Milliseconds after which the client no longer waits for the response. */
  readonly clientTimeout: number;
}

/**
 * Limits the work in progress and the queue. A call that is shed gets an immediate response with the time after which to retry. Work whose
 * client no longer waits is not started.
 */
export class CallGate {
  /** The usual limits with this kind of database. */
  static with(kind: Database['kind']): CallGate {
    return new CallGate({ slots: slotsWith[kind], most, maxWait });
  }

  readonly #limits: Limits;
  readonly #random: () => number;
  /** Waiting work, in order of arrival. */
  readonly #waiting: Readonly<Record<Kind, Set<() => void>>> = { usual: new Set(), saves: new Set() };
  #inside = 0;

  constructor(limits: Limits, random: () => number = Math.random) {
    this.#limits = limits;
    this.#random = random;
  }

  /** Calls in progress. */
  get inside(): number {
    return this.#inside;
  }

  /** Calls that wait for a slot. */
  get waiting(): number {
    return this.#waiting.usual.size + this.#waiting.saves.size;
  }

  /** Whether optional work should be skipped. */
  get isBusy(): boolean {
    return this.waiting >= this.#limits.slots;
  }

  /** Runs a call. Throws `overloaded` if it gets no slot, and `client_gone` if its client no longer waits. */
  async run<T>(key: WorkKey, { request, reply, clientTimeout }: GateRequest, work: () => Promise<T>): Promise<T> {
    if (!(await this.#enter(saves.has(key) ? 'saves' : 'usual'))) throw this.#overloaded(reply);
    try {
      if (request.raw.socket.destroyed || reply.elapsedTime > clientTimeout) throw clientGone();
      return await work();
    } finally {
      this.#leave();
    }
  }

  async #enter(kind: Kind): Promise<boolean> {
    const limits = this.#limits;
    if (this.#inside < limits.slots) {
      this.#inside += 1;
      return true;
    }
    if (this.#inside + this.waiting >= limits.most[kind]) return false;
    const waiting = this.#waiting[kind];
    return new Promise((resolve) => {
      const end = (hasSlot: boolean) => {
        clearTimeout(timer);
        waiting.delete(go);
        resolve(hasSlot);
      };
      const go = () => end(true);
      const timer = setTimeout(() => end(false), limits.maxWait[kind]);
      waiting.add(go);
    });
  }

  /** The slot goes to the save that has waited longest, else to any other work. */
  #leave(): void {
    const [next] = this.#waiting.saves.size > 0 ? this.#waiting.saves : this.#waiting.usual;
    if (next) next();
    else this.#inside -= 1;
  }

  #overloaded(reply: GateRequest['reply']): Refusal {
    const { shortest, longest } = retryAfter;
    const seconds = shortest + this.#random() * (longest - shortest);
    reply.header('retry-after', Math.ceil(seconds));
    const delay_retry = Math.round(seconds * 1_000);
    return new Refusal('overloaded', { action: 'retry', delay_retry, user_message: callsMessages.overloaded }, 503);
  }
}
