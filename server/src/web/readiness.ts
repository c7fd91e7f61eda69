import type { FastifyBaseLogger } from 'fastify';
import { type Database, sql } from '../db/database.ts';
import { StatementError } from '../db/errors.ts';
import { type WriteFault, writeFaultOf } from '../db/write-fault.ts';

/** Why this process cannot serve; the `status` of `/readyz`. */
type Unready = WriteFault | 'no store' | 'writes fail' | 'stopping';

/** Milliseconds between two checks. */
const every = 2_000;

const reasonOf = (error: unknown): Unready =>
  error instanceof StatementError ? (writeFaultOf(error) ?? 'writes fail') : 'no store';

/**
 * Whether this process can serve: its database accepts writes. Checked in the background and ahead of other work, so that
 * neither the response nor the check waits in the database's queue under load.
 */
export class Readiness {
  readonly #database: Pick<Database, 'query'>;
  readonly #log: Pick<FastifyBaseLogger, 'error' | 'info'>;
  #fault: Unready | null = null;
  #isStopping = false;

  constructor(database: Pick<Database, 'query'>, log: Pick<FastifyBaseLogger, 'error' | 'info'>) {
    this.#database = database;
    this.#log = log;
  }

  /** Null if this process can serve. */
  get fault(): Unready | null {
    return this.#isStopping ? 'stopping' : this.#fault;
  }

  /** Writes a row that nobody reads. */
  async check(): Promise<void> {
    try {
      await this.#database.query(sql`
        INSERT INTO job (name, begun) VALUES ('write_check', now()) ON CONFLICT (name) DO UPDATE SET begun = excluded.begun`);
      if (this.#fault !== null) this.#log.info('the database accepts writes again');
      this.#fault = null;
    } catch (error) {
      const fault = reasonOf(error);
      if (this.#fault !== fault) this.#log.error({ err: error, fault }, 'the database does not accept writes');
      this.#fault = fault;
    }
  }

  /** Checks until the returned function is called, which waits for the last check. */
  start(): () => Promise<void> {
    let running: Promise<void> | null = null;
    const timer = setInterval(() => {
      running ??= this.check().finally(() => {
        running = null;
      });
    }, every);
    return async () => {
      clearInterval(timer);
      await running;
    };
  }

  stop(): void {
    this.#isStopping = true;
  }
}
