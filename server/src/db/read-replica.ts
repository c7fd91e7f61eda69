import type { FastifyBaseLogger } from 'fastify';
import type { Clock } from '../clock.ts';
import { type Database, sql } from './database.ts';

/** Milliseconds between two checks. Every server writes the row that is read here to the primary as often. */
const every = 2_000;

/**
 * Where public pages are read: a replica while it is at most `mostBehind` milliseconds behind the primary, otherwise the primary. What
 * people change and read again is always read from the primary.
 */
export class ReadReplica {
  readonly #primary: Database;
  readonly #replica: Database | null;
  readonly #mostBehind: number;
  readonly #clock: Clock;
  readonly #log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
  /** The moment up to which the replica had everything, at its last check. */
  #complete = Number.NEGATIVE_INFINITY;
  #wasUsed: boolean | null = null;

  constructor(
    primary: Database,
    replica: Database | null,
    settings: {
      readonly mostBehind: number;
      readonly clock: Clock;
      readonly log: Pick<FastifyBaseLogger, 'warn' | 'info'>;
    },
  ) {
    this.#primary = primary;
    this.#replica = replica;
    this.#mostBehind = settings.mostBehind;
    this.#clock = settings.clock;
    this.#log = settings.log;
  }

  /** Use one database for a whole response: a version that is read from one does not describe the content of the other. */
  get current(): Database {
    const isFresh = this.#clock.now().getTime() - this.#complete <= this.#mostBehind;
    return this.#replica && isFresh ? this.#replica : this.#primary;
  }

  /** Reads the age of the newest `Readiness` write that has reached the replica. */
  async check(): Promise<void> {
    if (!this.#replica) return;
    let reason: unknown = 'it is behind';
    try {
      const [row] = await this.#replica.query<{ age: number }>(sql`
        SELECT (extract(epoch FROM now() - begun) * 1000)::float8 AS age FROM job
        WHERE name = 'write_check' AND begun IS NOT NULL`);
      if (row) this.#complete = this.#clock.now().getTime() - row.age;
    } catch (error) {
      reason = error;
    }
    const isUsed = this.current === this.#replica;
    if (isUsed === this.#wasUsed) return;
    this.#wasUsed = isUsed;
    if (isUsed) this.#log.info('public pages are read from the replica');
    else this.#log.warn({ err: reason }, 'public pages are read from the primary');
  }

  /** Checks until the returned function is called, which waits for the last check and closes the replica. */
  start(): () => Promise<void> {
    let running: Promise<void> | null = null;
    const again = () => {
      running ??= this.check().finally(() => {
        running = null;
      });
    };
    again();
    const timer = this.#replica ? setInterval(again, every) : undefined;
    return async () => {
      clearInterval(timer);
      await running;
      await this.#replica?.close();
    };
  }
}
