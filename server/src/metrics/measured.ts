import type { Histogram } from 'prom-client';
import type { Database } from '../db/database.ts';

/** Wraps a database and measures its statements and transactions, including the time in the queue. */
export function measured(database: Database, seconds: Histogram<'kind' | 'result'>): Database {
  const timed = async <T>(kind: 'query' | 'transaction', work: Promise<T>): Promise<T> => {
    const began = performance.now();
    let result = 'failed';
    try {
      const value = await work;
      result = 'ok';
      return value;
    } finally {
      seconds.observe({ kind, result }, (performance.now() - began) / 1000);
    }
  };
  return {
    kind: database.kind,
    query: (statement) => timed('query', database.query(statement)),
    ahead: database.ahead,
    transaction: (work, options) => timed('transaction', database.transaction(work, options)),
    script: (text) => database.script(text),
    listen: (channel, heard) => database.listen(channel, heard),
    close: () => database.close(),
  };
}
