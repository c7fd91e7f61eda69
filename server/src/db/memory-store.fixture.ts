import { PGlite } from '@electric-sql/pglite';
import type { Database, Sql, Transaction } from './database.ts';
import { StatementError } from './errors.ts';
import { migrate } from './migrate.ts';
import { scalarParsers } from './parsers.ts';

/** The files of a migrated database. Loading them takes a third of the time of making and migrating a new one. */
let migratedFiles: Promise<Blob> | null = null;

async function migrateOnce(): Promise<Blob> {
  const store = await PGlite.create();
  await migrate(databaseOn(store));
  const files = await store.dumpDataDir('none');
  await store.close();
  return files;
}

/** For tests: a migrated in-memory database in this thread that behaves like the real ones. */
export async function memoryDatabase(): Promise<Database> {
  migratedFiles ??= migrateOnce();
  return databaseOn(await PGlite.create({ parsers: scalarParsers, loadDataDir: await migratedFiles }));
}

/** For tests: wraps an in-memory PGlite, without migrating it, so that it behaves like the real databases. */
export function databaseOn(store: PGlite): Database {
  const query =
    (on: Pick<PGlite, 'query'>): Transaction['query'] =>
    async <Row>({ text, values }: Sql) => {
      try {
        return (await on.query<Row>(text, [...values])).rows;
      } catch (error) {
        const { message, code = 'XX000', constraint = null } = error as StatementError;
        throw new StatementError(message, code, constraint);
      }
    };
  return {
    kind: 'pglite',
    query: query(store),
    ahead: { query: query(store) },
    transaction: (work) => store.transaction((tx) => work({ query: query(tx as unknown as PGlite) })),
    script: async (text) => void (await store.exec(text)),
    listen: (channel, heard) => store.listen(channel, heard),
    close: () => store.close(),
  };
}
