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

/** For tests: a migrated in-memory PGlite in this thread, for those that need more than a `Database` or change the schema. */
export async function migratedStore(): Promise<PGlite> {
  migratedFiles ??= migrateOnce();
  return PGlite.create({ parsers: scalarParsers, loadDataDir: await migratedFiles });
}

/** A store that its test has closed, with the function that empties it. */
interface UsedStore {
  readonly store: PGlite;
  readonly empty: () => Promise<void>;
}

/** Stores of earlier tests in this process: emptying one takes a tenth of the time of loading another. */
const used: UsedStore[] = [];

/** Returns a function that gives every table the rows that it has now, and every sequence its start. */
async function emptier(store: PGlite): Promise<() => Promise<void>> {
  const { rows: tables } = await store.query<{ name: string }>(
    `SELECT quote_ident(tablename) AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const kept: { readonly name: string; readonly rows: string }[] = [];
  for (const { name } of tables) {
    const { rows } = await store.query<{ all: string | null }>(`SELECT json_agg(row)::text AS all FROM ${name} AS row`);
    if (rows[0]?.all) kept.push({ name, rows: rows[0].all });
  }
  const deletions = tables.map(({ name }) => `DELETE FROM ${name};`).join('\n');
  return () =>
    store.transaction(async (tx) => {
      // Without triggers, among them those of foreign keys and of tables that are only added to.
      await tx.exec(`SET LOCAL session_replication_role = replica; ${deletions}`);
      for (const { name, rows } of kept) {
        await tx.query(`INSERT INTO ${name} SELECT * FROM json_populate_recordset(NULL::${name}, $1)`, [rows]);
      }
      await tx.exec(`
        SELECT setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
        FROM pg_sequences WHERE last_value IS NOT NULL`);
    });
}

/**
 * For tests: a migrated in-memory database in this thread that behaves like the real ones. Closing it leaves its store to the next test of
 * this process, emptied; a test that changes the schema takes a `migratedStore`.
 */
export async function memoryDatabase(): Promise<Database> {
  const { store, empty } = used.pop() ?? (await freshStore());
  const database = databaseOn(store);
  const ends: (() => Promise<void>)[] = [];
  let isClosed = false;
  // What still runs when its test has ended must not reach the next test's rows.
  const open = <Done>(work: () => Promise<Done>): Promise<Done> =>
    isClosed ? Promise.reject(new Error('The database is closed')) : work();
  return {
    ...database,
    query: (statement) => open(() => database.query(statement)),
    ahead: { query: (statement) => open(() => database.query(statement)) },
    transaction: (work) => open(() => database.transaction(work)),
    script: (text) => open(() => database.script(text)),
    listen: async (channel, heard) => {
      const end = await open(() => database.listen(channel, heard));
      ends.push(end);
      return end;
    },
    close: async () => {
      if (isClosed) return;
      isClosed = true;
      for (const end of ends) await end();
      await empty();
      used.push({ store, empty });
    },
  };
}

async function freshStore(): Promise<UsedStore> {
  const store = await migratedStore();
  return { store, empty: await emptier(store) };
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
