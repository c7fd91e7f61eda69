import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { type Database, sql } from './db/database.ts';
import type { DemoSupplier } from './demo/index.ts';
import { operateMessages } from './messages/operate.ts';
import { hashPassword } from './session/password.ts';

/** Enough statistics for plans that use the indexes, in a tenth of the time. */
const statisticsTarget = '10';

/** The demo supplier's data. */
export async function makeSupplier({ demoParts }: Config): Promise<DemoSupplier> {
  // Loaded lazily: only the first start needs the generator.
  const { makeDemoSupplier } = await import('./demo/index.ts');
  return makeDemoSupplier({ parts: demoParts, today: new Date().toISOString().slice(0, 10) });
}

/**
 * True if the embedded database does not exist yet: the demo data can be generated while it is created in its own thread. False if
 * it must be opened first to see whether it needs filling.
 */
export function willBeFilled({ production, databaseUrl, dataFolder }: Config): boolean {
  return !production && databaseUrl === null && !existsSync(join(dataFolder, 'PG_VERSION'));
}

/**
 * Fills an empty database with the demo supplier. Never changes a filled one, and never runs in production. If several processes
 * start at once, one fills and the others wait. Returns whether this one filled it.
 */
export async function seed(
  database: Database,
  config: Config,
  say: (line: string) => void,
  ahead: Promise<DemoSupplier> | null = null,
): Promise<boolean> {
  if (config.production) return false;
  const [taken] = await database.query(sql`
    SELECT 1 FROM portal_user WHERE NOT EXISTS (SELECT FROM setting WHERE name = 'demo_begun') LIMIT 1`);
  if (taken) {
    const [pages] = await database.query(sql`SELECT 1 FROM hive_address LIMIT 1`);
    if (!pages) await (await import('./demo/index.ts')).completeDatabase(database);
    return false;
  }
  const began = Date.now();
  say(operateMessages.seed.filling(config.demoParts));
  const supplier = await (ahead ?? makeSupplier(config));
  const { demoPassword, fillDatabase } = await import('./demo/index.ts');
  const passwordHash = await hashPassword(demoPassword);
  const { filled } = await fillDatabase(database, supplier, {
    passwordHash,
    productCode: config.product,
    progress: say,
  });
  if (!filled) return false;
  await database.transaction(
    async (tx) => {
      await tx.query(sql`SELECT set_config('default_statistics_target', ${statisticsTarget}, true)`);
      await tx.query(sql`ANALYZE`);
    },
    { deadline: 60_000 },
  );
  say(operateMessages.seed.filled(((Date.now() - began) / 1000).toFixed(1)));
  return true;
}
