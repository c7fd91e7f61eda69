import type { Database } from './database.ts';
import { PgliteDatabase } from './pglite.ts';
import { PostgresDatabase } from './postgres.ts';

/** Opens PostgreSQL if a URL is given, else the embedded database in the data folder. Throws if it cannot be used. */
export function openDatabase(config: {
  readonly databaseUrl: string | null;
  readonly dataFolder: string;
  readonly connections: number;
  readonly preparesStatements: boolean;
}): Promise<Database> {
  return config.databaseUrl
    ? PostgresDatabase.open({
        url: config.databaseUrl,
        connections: config.connections,
        prepares: config.preparesStatements,
      })
    : PgliteDatabase.open(config.dataFolder);
}
