import type { Config } from './config.ts';
import { type Database, sql } from './db/database.ts';
import { hashPassword } from './session/password.ts';

/**
 * Fills an empty store with the demo supplier; a store that holds anything stays as it is, and production is never filled. Of
 * several processes that start at once one fills and the others wait for it.
 */
export async function seed(database: Database, config: Config, say: (line: string) => void): Promise<void> {
  if (config.production) return;
  const [taken] = await database.query(sql`SELECT 1 FROM portal_user LIMIT 1`);
  if (taken) return;
  const began = Date.now();
  say(`Filling the store with the demo supplier, ${config.demoParts} parts`);
  // Only a first start needs the generator.
  const { demoPassword, fillDatabase, makeDemoSupplier } = await import('./demo/index.ts');
  const supplier = makeDemoSupplier({ parts: config.demoParts, today: new Date().toISOString().slice(0, 10) });
  const passwordHash = await hashPassword(demoPassword);
  const { filled } = await fillDatabase(database, supplier, {
    passwordHash,
    productCode: config.product,
    progress: say,
  });
  if (!filled) return;
  await database.query(sql`ANALYZE`);
  say(`Filled in ${((Date.now() - began) / 1000).toFixed(1)} s`);
}
