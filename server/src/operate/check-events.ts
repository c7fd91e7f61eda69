import { randomUUID } from 'node:crypto';
import { ConfigError } from '../config.ts';
import { type Database, sql } from '../db/database.ts';
import { databaseMessages } from '../messages/database.ts';

const channel = 'portal_check';

/**
 * Throws a `ConfigError` unless a notification arrives: a transaction pooler accepts LISTEN but then delivers nothing. Users would
 * no longer see each other's changes, or the end of a session.
 */
export async function checkEvents(database: Pick<Database, 'listen' | 'query'>, timeout = 5_000): Promise<void> {
  const sent = randomUUID();
  let heard: () => void = () => undefined;
  const arrival = new Promise<boolean>((resolve) => {
    heard = () => resolve(true);
  });
  const stop = await database.listen(channel, (payload) => {
    if (payload === sent) heard();
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), timeout);
  });
  try {
    await database.query(sql`SELECT pg_notify(${channel}, ${sent})`);
    if (!(await Promise.race([arrival, late]))) throw new ConfigError(databaseMessages.noEvents);
  } finally {
    clearTimeout(timer);
    await stop();
  }
}
