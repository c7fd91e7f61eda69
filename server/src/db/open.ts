import { ConfigError } from '../config.ts';
import { databaseMessages } from '../messages/database.ts';
import type { Database } from './database.ts';
import { PgliteDatabase } from './pglite.ts';
import { PostgresDatabase } from './postgres.ts';

const reasons: Readonly<Record<string, string>> = databaseMessages.reasons;

/** What an operator needs to know of an error of the system or the database, in one line. */
export function reasonOf(error: unknown): string {
  const { code = '', message = String(error) } =
    error instanceof AggregateError ? error.errors[0] : (error as SystemError);
  return (
    reasons[code] ??
    Object.entries(reasons).find(([each]) => message.includes(each))?.[1] ??
    message.split('\n')[0] ??
    ''
  );
}

type SystemError = Partial<NodeJS.ErrnoException>;

/**
 * Opens PostgreSQL if a URL is given, else the embedded database in the data folder. Throws a `ConfigError` that says in one line why
 * it cannot be used.
 */
export async function openDatabase(config: {
  readonly databaseUrl: string | null;
  readonly databaseDirectUrl: string | null;
  readonly dataFolder: string;
  readonly connections: number;
  readonly preparesStatements: boolean;
}): Promise<Database> {
  const { databaseUrl, databaseDirectUrl: direct, dataFolder, connections, preparesStatements: prepares } = config;
  try {
    return databaseUrl
      ? await PostgresDatabase.open({ url: databaseUrl, direct, connections, prepares })
      : await PgliteDatabase.open(dataFolder);
  } catch (error) {
    if (error instanceof ConfigError) throw error;
    const reason = reasonOf(error);
    throw new ConfigError(
      databaseUrl ? databaseMessages.cannotOpen(reason) : databaseMessages.folderUnusable(dataFolder, reason),
    );
  }
}
