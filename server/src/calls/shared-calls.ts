import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { type Database, sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import type { TokenBuckets } from './token-buckets.ts';

type Row = Pick<Tables['call_count'], 'key' | 'taken'>;

/** How often processes exchange their counts, in milliseconds: a limit can be exceeded by what the others let through in this time. */
const syncEvery = 1_000;
const minute = 60_000;

/**
 * Lets all server processes enforce one call limit. Each process counts in memory and exchanges its counts with the others through
 * one statement a second. While the database does not respond, every process goes on with its own counts.
 */
export class SharedCalls {
  readonly #database: Pick<Database, 'query'>;
  readonly #clock: Clock;
  readonly #limits: Readonly<Record<string, TokenBuckets>>;
  /** Counts that the last exchange could not write, by limit and key. */
  #unsent = new Map<string, number>();
  /** The minute being counted, and what all processes together had taken in it at the last exchange. */
  #minute = '';
  #seen = new Map<string, number>();

  /** `limits` by a name without spaces. The same names are used by every process. */
  constructor(database: Pick<Database, 'query'>, clock: Clock, limits: Readonly<Record<string, TokenBuckets>>) {
    this.#database = database;
    this.#clock = clock;
    this.#limits = limits;
  }

  /** Writes what this process let through and charges its buckets with what the others did. */
  async exchange(): Promise<void> {
    const own = this.#collect();
    if (own.size === 0) return;
    const now = this.#clock.now().getTime();
    const current = new Date(now - (now % minute)).toISOString();
    let rows: Row[];
    try {
      rows = await this.#database.query<Row>(sql`
        INSERT INTO call_count (key, minute, taken)
        SELECT key, ${current}, taken FROM unnest(${[...own.keys()]}::text[], ${[...own.values()]}::int[]) AS own (key, taken)
        ORDER BY key
        ON CONFLICT (key, minute) DO UPDATE SET taken = call_count.taken + excluded.taken
        RETURNING key, taken`);
    } catch (error) {
      this.#unsent = own;
      throw error;
    }
    if (current !== this.#minute) {
      this.#minute = current;
      this.#seen = new Map();
      await this.#database.query(
        sql`DELETE FROM call_count WHERE minute < ${new Date(now - 2 * minute).toISOString()}`,
      );
    }
    for (const { key, taken } of rows) {
      const others = taken - (this.#seen.get(key) ?? 0) - (own.get(key) ?? 0);
      this.#seen.set(key, taken);
      const space = key.indexOf(' ');
      if (others > 0) this.#limits[key.slice(0, space)]?.charge(key.slice(space + 1), others);
    }
  }

  /** Exchanges every second until the returned function is called. */
  start(log: Pick<FastifyBaseLogger, 'warn'>): () => Promise<void> {
    let running = Promise.resolve();
    let isBusy = false;
    const timer = setInterval(() => {
      if (isBusy) return;
      isBusy = true;
      running = this.exchange()
        .catch((error: unknown) =>
          log.warn({ err: error }, 'call limits count in this process only: the database did not respond'),
        )
        .finally(() => {
          isBusy = false;
        });
    }, syncEvery);
    return async () => {
      clearInterval(timer);
      await running;
    };
  }

  #collect(): Map<string, number> {
    const own = this.#unsent;
    this.#unsent = new Map();
    for (const [name, buckets] of Object.entries(this.#limits)) {
      for (const [key, tokens] of buckets.collect()) {
        const full = `${name} ${key}`;
        own.set(full, (own.get(full) ?? 0) + tokens);
      }
    }
    return own;
  }
}
