import { createHash } from 'node:crypto';
import pg from 'pg';
import { asCaller } from './as-caller.ts';
import type { Database, Sql, Transaction, TransactionOptions } from './database.ts';
import { defaultDeadline } from './database.ts';
import { DatabaseUnavailableError, DeadlineError, isRetryable, StatementError } from './errors.ts';
import { insideTransaction, refuseInsideTransaction } from './inside.ts';
import { Listeners } from './listeners.ts';
import { readerOf } from './value-readers.ts';

const tries = 5;

const parserOf = (type: number, format?: 'text' | 'binary') =>
  format === 'binary' ? pg.types.getTypeParser(type, 'binary') : readerOf(type);

/** Converts errors: PostgreSQL's by their SQLSTATE, connection errors to `DatabaseUnavailableError`. */
function databaseError(error: unknown, deadline: number): Error {
  if (error instanceof pg.DatabaseError) {
    if (error.code === '57014') return new DeadlineError(deadline);
    return new StatementError(error.message, error.code ?? 'XX000', error.constraint ?? null);
  }
  if (error instanceof Error && /timeout|terminated|ECONN|ENOTFOUND|EPIPE|not queryable/i.test(error.message)) {
    return new DatabaseUnavailableError(error.message);
  }
  return error instanceof Error ? error : new Error(String(error));
}

/** Names of prepared statements by text. A name means the same text on every connection. */
const names = new Map<string, string>();
const maxNames = 500;

/** The name of a prepared statement, parsed and planned once for each connection. Undefined for statements that change the schema. */
function statementName(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= maxNames || !/^\s*(SELECT|INSERT|UPDATE|DELETE|WITH)\b/i.test(text)) {
    return known;
  }
  const name = `p${createHash('sha256').update(text).digest('base64url').slice(0, 20)}`;
  names.set(text, name);
  return name;
}

/** A query with a client-side timeout in case the server's own timeout fails. The driver's types lack the option. */
function timed(
  text: string,
  values: readonly unknown[] | undefined,
  deadline: number,
  isPrepared: boolean,
): pg.QueryConfig {
  const config: pg.QueryConfig & { query_timeout: number } = { text, query_timeout: deadline + 2_000 };
  if (!values) return config;
  const name = isPrepared ? statementName(text) : undefined;
  return { ...config, values: [...values], ...(name === undefined ? {} : { name }) };
}

const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export interface PostgresOptions {
  readonly url: string;
  /** Address for LISTEN, which a transaction pooler cannot pass on; `url` by default. */
  readonly direct?: string | null;
  readonly connections?: number;
  /** False behind a transaction pooler that does not support prepared statements. */
  readonly prepares?: boolean;
}

/**
 * Any PostgreSQL. Works behind a transaction pooler: only prepared statements, which poolers track, outlive a transaction on a
 * connection.
 */
export class PostgresDatabase implements Database {
  readonly kind = 'postgres';
  readonly #pool: pg.Pool;
  readonly #aheadPool: pg.Pool;
  readonly #listenUrl: string;
  readonly #prepares: boolean;
  readonly #listeners = new Listeners();
  #listening: pg.Client | null = null;
  #closing = false;

  private constructor({ url, direct = null, connections = 10, prepares = true }: PostgresOptions) {
    this.#listenUrl = direct ?? url;
    this.#prepares = prepares;
    const poolOf = (max: number, name: string) =>
      new pg.Pool({
        connectionString: url,
        max,
        connectionTimeoutMillis: 8_000,
        query_timeout: defaultDeadline + 2_000,
        application_name: name,
        types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
      });
    this.#pool = poolOf(connections, 'portal');
    this.#aheadPool = poolOf(1, 'portal-ahead');
    // The pool replaces broken idle connections; without a listener the error would end the process.
    for (const pool of [this.#pool, this.#aheadPool]) pool.on('error', () => undefined);
  }

  static async open(options: PostgresOptions): Promise<PostgresDatabase> {
    const database = new PostgresDatabase(options);
    try {
      await database.query({ text: 'SELECT 1', values: [] });
    } catch (error) {
      await database.close();
      throw error;
    }
    return database;
  }

  /** On a separate connection, because those of the pool may all be taken. */
  readonly ahead: Pick<Database, 'query'> = {
    query: <Row>(statement: Sql) => this.#run<Row>(this.#aheadPool, statement),
  };

  /** Connects when the first statement is run, and never fails. */
  static later(options: PostgresOptions): PostgresDatabase {
    return new PostgresDatabase(options);
  }

  /** Connections of the pool by state, and statements that wait for one. */
  connections(): { readonly busy: number; readonly idle: number; readonly waiting: number } {
    const { totalCount, idleCount, waitingCount } = this.#pool;
    return { busy: totalCount - idleCount, idle: idleCount, waiting: waitingCount };
  }

  async query<Row = Record<string, unknown>>(statement: Sql): Promise<Row[]> {
    refuseInsideTransaction();
    return this.#run(this.#pool, statement);
  }

  async #run<Row>(pool: pg.Pool, { text, values }: Sql): Promise<Row[]> {
    try {
      return (await pool.query(timed(text, values, defaultDeadline, this.#prepares))).rows as Row[];
    } catch (error) {
      throw databaseError(error, defaultDeadline);
    }
  }

  async transaction<T>(work: (tx: Transaction) => Promise<T>, options: TransactionOptions = {}): Promise<T> {
    refuseInsideTransaction();
    for (let tried = 1; ; tried += 1) {
      try {
        return await this.#attempt(work, options.deadline ?? defaultDeadline, asCaller(options.accounts));
      } catch (error) {
        if (!isRetryable(error) || tried >= tries || this.#closing) throw error;
        await pause(Math.random() * 20 * 2 ** tried);
      }
    }
  }

  async #attempt<T>(work: (tx: Transaction) => Promise<T>, deadline: number, beginning: string): Promise<T> {
    const client = await this.#pool.connect().catch((error: unknown) => {
      throw databaseError(error, deadline);
    });
    let broken: Error | undefined;
    const lost = (error: Error) => {
      broken = error;
    };
    client.on('error', lost);
    const run = async (text: string, values?: readonly unknown[]) => {
      try {
        return await client.query(timed(text, values, deadline, this.#prepares));
      } catch (error) {
        throw databaseError(error, deadline);
      }
    };
    const end = Date.now() + deadline;
    const tx: Transaction = {
      query: async <Row>(statement: Sql) => {
        if (Date.now() > end) throw new DeadlineError(deadline);
        return (await run(statement.text, statement.values)).rows as Row[];
      },
    };
    try {
      await run(`BEGIN; SET LOCAL statement_timeout = ${deadline}${beginning}`);
      const result = await insideTransaction(() => work(tx));
      await run('COMMIT');
      return result;
    } catch (error) {
      await run('ROLLBACK').catch((failed: Error) => {
        broken = failed;
      });
      throw error;
    } finally {
      client.off('error', lost);
      client.release(broken);
    }
  }

  async script(text: string): Promise<void> {
    await this.#pool.query(text);
  }

  async listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>> {
    const isNew = this.#listeners.add(channel, heard);
    if (!this.#listening) await this.#connectListener();
    else if (isNew) await this.#listening.query(`LISTEN "${channel}"`);
    return async () => this.#listeners.remove(channel, heard);
  }

  /** Opens the connection for LISTEN, which is outside the pool, and reconnects when it breaks. */
  async #connectListener(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.#listenUrl,
      application_name: 'portal-listen',
      keepAlive: true,
    });
    const again = () => {
      if (this.#listening !== client) return;
      this.#listening = null;
      void this.#reconnect();
    };
    client.on('error', again);
    client.on('end', again);
    client.on('notification', ({ channel, payload }) => this.#listeners.hear(channel, payload ?? ''));
    await client.connect();
    this.#listening = client;
    for (const channel of this.#listeners.channels) await client.query(`LISTEN "${channel}"`);
  }

  async #reconnect(): Promise<void> {
    for (let wait = 100; !this.#closing && !this.#listening; wait = Math.min(wait * 2, 5_000)) {
      await pause(wait);
      await this.#connectListener().catch(() => undefined);
    }
  }

  async close(): Promise<void> {
    this.#closing = true;
    const listening = this.#listening;
    this.#listening = null;
    await listening?.end().catch(() => undefined);
    await Promise.all([this.#pool.end(), this.#aheadPool.end()]);
  }
}
