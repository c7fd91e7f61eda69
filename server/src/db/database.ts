/** A statement with its values apart from its text, so that nothing typed ever becomes SQL. */
export interface Sql {
  readonly text: string;
  readonly values: readonly unknown[];
}

/**
 * Tagged template for statements: sql`SELECT * FROM cart WHERE order_num = ${id}`. A nested `Sql` is spliced in with its
 * values renumbered; everything else becomes a parameter.
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

/** Milliseconds that a transaction may take unless it asks for more. */
export const defaultDeadline = 8_000;

/**
 * The one door to the store, the same for the embedded database (PGlite in a worker thread) and for any PostgreSQL.
 * Values come back alike from both: int8 and numeric as text, timestamptz as ISO 8601 text, jsonb parsed, arrays as arrays.
 * Values go in alike too: jsonb as `JSON.stringify` text, one-dimensional arrays as arrays, bytea as Uint8Array, times as ISO text.
 */
export interface Database {
  readonly kind: 'pglite' | 'postgres';
  /** One statement in a transaction of its own. */
  query<Row = Record<string, unknown>>(statement: Sql): Promise<Row[]>;
  /**
   * Runs `work` in one transaction; nothing but the transaction may be awaited inside. Retried as a whole on 40001, 40P01 and
   * 57P01; ends with an error past its deadline (default 8,000 ms).
   */
  transaction<T>(work: (tx: Transaction) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Several statements without values, for migrations. */
  script(text: string): Promise<void>;
  /** LISTEN on a channel; answers how to stop. */
  listen(channel: string, heard: (payload: string) => void): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

export interface TransactionOptions {
  /** Milliseconds. */
  readonly deadline?: number;
  /** Whom it is done for: the store shows the carts of these accounts and no others. Left out: all, for the server's own work. */
  readonly accounts?: readonly string[];
}

export interface Transaction {
  query<Row = Record<string, unknown>>(statement: Sql): Promise<Row[]>;
}
