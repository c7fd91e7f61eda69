/** A statement with values separate from its text, so that input never becomes SQL. */
export interface Sql {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Tagged template for statements: sql`SELECT * FROM cart WHERE order_num = ${id}`. A nested `Sql` is inserted with renumbered
 * parameters; every other value becomes a parameter.
 */
export function sql(strings: TemplateStringsArray, ...parts: readonly unknown[]): Sql {
  let text = strings[0] ?? '';
  const values: unknown[] = [];
  parts.forEach((part, index) => {
    if (isSql(part)) {
      text += part.text.replace(/\$(\d+)/g, (_, n: string) => `$${Number(n) + values.length}`);
      values.push(...part.values);
    } else {
      values.push(part);
      text += `$${values.length}`;
    }
    text += strings[index + 1] ?? '';
  });
  return { text, values };
}

function isSql(part: unknown): part is Sql {
  return typeof part === 'object' && part !== null && 'text' in part && 'values' in part;
}

/** Milliseconds that a transaction may take by default. */
export const defaultDeadline = 8_000;

/**
 * The only access to the database, the same for the embedded one (PGlite in a worker thread) and for any PostgreSQL.
 * Results: int8 and numeric as text, timestamptz as ISO 8601 text, jsonb parsed, arrays as arrays.
 * Values: jsonb as `JSON.stringify` text, one-dimensional arrays as arrays, bytea as Uint8Array, times as ISO text.
 */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** Runs one statement in its own transaction. */
  query<Row = Record<string, unknown>>(statement: Sql): Promise<Row[]>;
  /**
   * Runs `work` in one transaction; it may await only the transaction. PostgreSQL transactions are retried entirely on 40001, 40P01
   * and 57P01. Throws a `DeadlineError` after its deadline (8,000 ms by default).
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Runs single statements before all queued work, for health checks that must respond under load. */
  readonly ahead: Pick<Database, 'query'>;
  /** Runs several statements without values, for migrations. */
  script(text: string): Promise<void>;
  /** LISTENs on a channel. Returns a stop function. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export interface TransactionOptions {
  /** Milliseconds. */
  readonly deadline?: number;
  /** The caller's accounts: the database shows only their carts. Undefined: all carts, for the server's own work. */
  readonly accounts?: readonly string[];
}

export interface Transaction {
  query<Row = Record<string, unknown>>(statement: Sql): Promise<Row[]>;
}
