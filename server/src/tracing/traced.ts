import { SpanKind, SpanStatusCode, type Tracer, trace } from '@opentelemetry/api';
import type { Database, Sql, Transaction } from '../db/database.ts';

/**
 * Wraps a database so that its statements are spans of the request that makes them. The text of a statement has no values. Work without a
 * request, such as that of jobs, has no spans.
 */
export function traced(database: Database, tracer: Tracer): Database {
  const span = <T>(name: string, text: string | undefined, work: () => Promise<T>): Promise<T> => {
    if (!trace.getActiveSpan()) return work();
    const attributes = { 'db.system.name': 'postgresql', ...(text === undefined ? {} : { 'db.query.text': text }) };
    return tracer.startActiveSpan(name, { kind: SpanKind.CLIENT, attributes }, async (current) => {
      try {
        return await work();
      } catch (error) {
        current.setStatus({ code: SpanStatusCode.ERROR });
        throw error;
      } finally {
        current.end();
      }
    });
  };
  const query =
    (store: Transaction) =>
    <Row>(statement: Sql): Promise<Row[]> =>
      span('query', statement.text, () => store.query<Row>(statement));
  return {
    kind: database.kind,
    query: query(database),
    ahead: database.ahead,
    transaction: (work, options) =>
      span('transaction', undefined, () => database.transaction((tx) => work({ query: query(tx) }), options)),
    script: (text) => database.script(text),
    listen: (channel, heard) => database.listen(channel, heard),
    close: () => database.close(),
  };
}
