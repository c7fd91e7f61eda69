import type { CallKey } from '@portal/domain/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { callsMessages } from '../messages/calls.ts';
import { clientGone, Refusal } from './refusal.ts';

/** Calls that this process works on at once; the database has fewer connections. The others wait for a place. */
const places = 32;
/** Under a load that makes calls slow, as few as this. */
const fewest = 6;
/** Milliseconds of work above which a call is slow: with fewer at once, each of them ends sooner. */
const slow = 250;
/** Calls in progress and waiting, at most. */
const most = { usual: 250, saves: 500 } as const;
/** Milliseconds that a call waits for a place. Under more load than the database bears, this keeps the time of every answer short. */
const patience = { usual: 300, saves: 700 } as const;
/** Seconds after which a client should send a shed call again: a random number between these, so that clients come back spread out. */
const pause = { shortest: 2, longest: 6 } as const;

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
  readonly places: number;
  readonly fewest: number;
  readonly slow: number;
  readonly most: Readonly<Record<Kind, number>>;
  readonly patience: Readonly<Record<Kind, number>>;
}

const limitsOfProcess: Limits = { places, fewest, slow, most, patience };
const kindOf = (key: WorkKey): Kind => (saves.has(key) ? 'saves' : 'usual');
/** The share that remains of the places when work is slow. */
const cut = 0.7;
/** How much the last gap between two ends counts in their mean. */
const share = 0.1;

/** The parts of request and reply that the gate needs. */
export interface GateRequest {
  readonly request: { readonly raw: { readonly socket: Pick<FastifyRequest['raw']['socket'], 'destroyed'> } };
  readonly reply: Pick<FastifyReply, 'header' | 'elapsedTime'>;
  /** Milliseconds after which the client no longer waits for the answer. */
  readonly clientTimeout: number;
}

/**
 * Bounds the work in progress and what waits for it. What is shed is answered at once, with the time after which to try again. Work
 * whose client no longer waits is not started. How much is done at once follows from how long it takes: while calls wait, slow ones
 * reduce the places, quick ones give them back.
 */
export class CallGate {
  readonly #limits: Limits;
  readonly #random: () => number;
  /** Work that waits, in order of arrival. */
  readonly #waiting: Readonly<Record<Kind, Set<() => void>>> = { usual: new Set(), saves: new Set() };
  #inside = 0;
  /** Places at present; a whole number of them is given. */
  #places: number;
  #lastCut = Number.NEGATIVE_INFINITY;
  #lastEnd = 0;
  /** Mean milliseconds from one end of work to the next while calls wait; 0 until it is known. */
  #gap = 0;

  constructor(limits: Limits = limitsOfProcess, random: () => number = Math.random) {
    this.#limits = limits;
    this.#places = limits.places;
    this.#random = random;
  }

  /** Calls in progress. */
  get inside(): number {
    return this.#inside;
  }

  /** Calls that wait for a place. */
  get waiting(): number {
    return this.#waiting.usual.size + this.#waiting.saves.size;
  }

  /** Whether work that can be left out should be. */
  get isBusy(): boolean {
    return this.waiting >= this.#places;
  }

  /** Throws `overloaded` if a call would find no place now. Costs little, so that it can be asked before the body is read. */
  check(key: WorkKey, reply: GateRequest['reply']): void {
    if (!this.#hasPlace && this.#isHopeless(kindOf(key))) throw this.#overloaded(reply);
  }

  /** Runs a call. Throws `overloaded` if it finds no place, and `client_gone` if its client no longer waits. */
  async run<T>(key: WorkKey, { request, reply, clientTimeout }: GateRequest, work: () => Promise<T>): Promise<T> {
    if (!(await this.#enter(kindOf(key)))) throw this.#overloaded(reply);
    const from = performance.now();
    try {
      if (request.raw.socket.destroyed || reply.elapsedTime > clientTimeout) throw clientGone();
      return await work();
    } finally {
      this.#leave(performance.now() - from);
    }
  }

  get #hasPlace(): boolean {
    return this.#inside < Math.floor(this.#places);
  }

  /** Whether the queue is full, or longer than what ends within the time that the call would wait. */
  #isHopeless(kind: Kind): boolean {
    const { most, patience } = this.#limits;
    const ahead = kind === 'saves' ? this.#waiting.saves.size : this.waiting;
    return this.#inside + this.waiting >= most[kind] || ahead * this.#gap > patience[kind];
  }

  async #enter(kind: Kind): Promise<boolean> {
    if (this.#hasPlace) {
      this.#inside += 1;
      return true;
    }
    if (this.#isHopeless(kind)) return false;
    const waiting = this.#waiting[kind];
    const patience = this.#limits.patience[kind];
    const from = performance.now();
    return new Promise((resolve) => {
      const end = (hasPlace: boolean) => {
        clearTimeout(timer);
        waiting.delete(go);
        if (hasPlace) this.#inside += 1;
        resolve(hasPlace);
      };
      // A busy process runs timers late.
      const go = () => end(performance.now() - from <= patience);
      const timer = setTimeout(() => end(false), patience);
      waiting.add(go);
    });
  }

  /** Free places go to the saves that have waited longest, then to other work. */
  #leave(took: number): void {
    this.#inside -= 1;
    this.#learn(took);
    while (this.waiting > 0 && this.#hasPlace) {
      const [next] = this.#waiting.saves.size > 0 ? this.#waiting.saves : this.#waiting.usual;
      next?.();
    }
  }

  #learn(took: number): void {
    const now = performance.now();
    if (this.waiting === 0) {
      this.#gap = 0;
      this.#places = Math.min(this.#limits.places, this.#places + 1);
    } else {
      if (this.#lastEnd > 0) {
        const gap = now - this.#lastEnd;
        this.#gap = this.#gap === 0 ? gap : this.#gap + share * (gap - this.#gap);
      }
      if (took <= this.#limits.slow) this.#places = Math.min(this.#limits.places, this.#places + 1 / this.#places);
      else if (now - this.#lastCut > this.#limits.slow) {
        this.#places = Math.max(this.#limits.fewest, this.#places * cut);
        this.#lastCut = now;
      }
    }
    this.#lastEnd = this.waiting === 0 ? 0 : now;
  }

  #overloaded(reply: GateRequest['reply']): Refusal {
    const { shortest, longest } = pause;
    const seconds = shortest + this.#random() * (longest - shortest);
    reply.header('retry-after', Math.ceil(seconds));
    const delay_retry = Math.round(seconds * 1_000);
    return new Refusal('overloaded', { action: 'retry', delay_retry, user_message: callsMessages.overloaded }, 503);
  }
}
