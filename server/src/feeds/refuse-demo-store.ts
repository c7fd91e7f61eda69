import { sql, type Transaction } from '../db/database.ts';
import { feedMessages as messages } from '../messages/feeds.ts';
import { UsageError } from '../operate/command.ts';

/** Whether the database holds demo data that no feed loaded, which older versions of the portal wrote. */
export async function isDemoStore(db: Pick<Transaction, 'query'>): Promise<boolean> {
  const [demo] = await db.query<{ there: boolean }>(
    sql`
      SELECT EXISTS (SELECT FROM setting WHERE name = 'demo_supplier')
        AND NOT EXISTS (SELECT FROM feed_load WHERE state IN ('live', 'undone')) AS there`,
  );
  return demo?.there ?? false;
}

/** Throws a `UsageError` if the database holds demo data, which could not be distinguished from the supplier's own. */
export async function refuseDemoStore(db: Pick<Transaction, 'query'>): Promise<void> {
  if (await isDemoStore(db)) throw new UsageError(messages.folder.demoStore);
}
