import { join } from 'node:path';
import { ulid } from 'ulid';
import { afterAll, beforeAll, inject } from 'vitest';
import { buildServer } from '../support/build.ts';
import { makeEmpty } from '../support/empty-store.ts';
import { attachPostgres } from '../support/postgres.ts';
import { type DatabaseKind, type ServerOptions, startServer, type TestServer } from '../support/server.ts';

/** For tests of areas where the two kinds of database could differ most: carts, sessions, the envelope, operator commands. */
export const bothDatabases: readonly DatabaseKind[] = ['pglite', 'postgres'];

/** Whether this is `npm run test:full`. */
export const isFull = process.env.PORTAL_TESTS === 'full';

/** For all other tests: PostgreSQL, and both in full runs. Browser journeys run on the embedded database. */
export const databases: readonly DatabaseKind[] = isFull ? bothDatabases : ['postgres'];

export const start = (database: DatabaseKind, options: Omit<ServerOptions, 'database'> = {}): Promise<TestServer> =>
  startServer({ ...options, database, postgres: attachPostgres(inject('postgresUrl')) });

/** Makes a store without data and with an operator; an embedded one in `folder`. Returns its address, and the settings by which commands find it. */
export async function emptyStore(
  database: DatabaseKind,
  folder: string,
): Promise<{ readonly store: string; readonly place: Readonly<Record<string, string>> }> {
  await buildServer();
  if (database === 'pglite') {
    const store = join(folder, 'store');
    const place = { PORTAL_DATA: store, DATABASE_URL: '' };
    await makeEmpty(place);
    return { store, place };
  }
  const store = await attachPostgres(inject('postgresUrl')).makeDatabase();
  await makeEmpty({ DATABASE_URL: store });
  return { store, place: { DATABASE_URL: store } };
}

/** Starts one server for all tests of a block. */
export function useServer(database: DatabaseKind, options: Omit<ServerOptions, 'database'> = {}): () => TestServer {
  let server: TestServer | undefined;
  beforeAll(async () => {
    server = await start(database, options);
  });
  afterAll(async () => {
    await server?.stop();
  });
  return () => {
    if (!server) throw new Error('The server has not started');
    return server;
  };
}

/** An operation as a client sends it; the server fills in the author. */
export const operation = <Payload extends object>(kind: string, payload: Payload, more: object = {}) => ({
  id: ulid(),
  kind,
  payload,
  at: new Date().toISOString(),
  by: 'me',
  ...more,
});

export const add = (stock_code: string, quantity: number, more: object = {}) =>
  operation('line.add', { line_id: ulid(), stock_code, quantity, ...more });
