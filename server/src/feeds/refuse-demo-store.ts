import { sql, type Transaction } from '../db/database.ts';
import { UsageError } from '../operate/command.ts';

/** Invented parts and orders among a supplier's own would not be told apart. */
export async function refuseDemoStore(db: Pick<Transaction, 'query'>): Promise<void> {
  const [demo] = await db.query<{ there: boolean }>(
    sql`SELECT EXISTS (SELECT FROM setting WHERE name = 'demo_supplier') AS there`,
  );
  if (demo?.there) {
    throw new UsageError(
      'The database holds the demo supplier. Load your own data into an empty one: name another folder with PORTAL_DATA, or another DATABASE_URL.',
    );
  }
}
