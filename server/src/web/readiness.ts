import type { FastifyBaseLogger } from 'fastify';
import { type Database, sql } from '../db/database.ts';
import { StatementError } from '../db/errors.ts';

/** Why this process cannot serve; the `status` of `/readyz`. */
type Unready = 'no store' | 'disk full' | 'read only' | 'writes fail' | 'stopping';

/** Milliseconds between two checks. */
const every = 2_000;

/** The reason by PostgreSQL's SQLSTATE: disk_full, read_only_sql_transaction. */
const reasons: Readonly<Record<string, Unready>> = { '53100': 'disk full', '25006': 'read only' };

const reasonOf = (error: unknown): Unready =>
  error instanceof StatementError ? (reasons[error.code] ?? 'writes fail') : 'no store';

/**
 * Whether this process can serve: its database accepts writes. Checked in the background, so that the answer neither waits in the
 * database's queue under load nor adds to it.
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
