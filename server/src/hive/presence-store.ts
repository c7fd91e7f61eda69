import type { PresenceEvent } from '@portal/domain/contract';
import type { HivePerson } from '@portal/domain/hive';
import { sql } from '../db/database.ts';
import type { Queries } from './pages-store.ts';

/** Channel on which every process is notified of who has which draft open. */
export const presenceChannel = 'hive_presence';

/** Milliseconds after which a tab that has sent nothing counts as closed. Tabs send a heartbeat every 20 seconds. */
const tabTimeout = 60_000;

const longAgo = (now: Date): string => new Date(now.getTime() - tabTimeout).toISOString();

interface Here {
  readonly tab: string;
  readonly draft_id: number;
  readonly user_id: string;
  readonly component: string | null;
}

/** Stores what a tab has selected. Returns whether this changed anything for others. */
async function writeHere(tx: Queries, { tab, draft_id, user_id, component }: Here, now: Date): Promise<boolean> {
  const same = await tx.query<{ tab: string }>(sql`
    SELECT tab FROM hive_presence WHERE tab = ${tab} AND draft_id = ${draft_id} AND user_id = ${user_id}
      AND component IS NOT DISTINCT FROM ${component}::text AND seen > ${longAgo(now)}`);
  await tx.query(sql`
    INSERT INTO hive_presence (tab, draft_id, user_id, component, seen)
    VALUES (${tab}, ${draft_id}, ${user_id}, ${component}, ${now.toISOString()})
    ON CONFLICT (tab) DO UPDATE SET draft_id = excluded.draft_id, component = excluded.component, seen = excluded.seen
    WHERE hive_presence.user_id = excluded.user_id`);
  return same.length === 0;
}

/** Deletes a tab of a user, and all that are gone. */
async function deleteHere(tx: Queries, tab: string, user_id: string, now: Date): Promise<void> {
  await tx.query(sql`
    DELETE FROM hive_presence WHERE (tab = ${tab} AND user_id = ${user_id}) OR seen <= ${longAgo(now)}`);
}

/** Who has a draft open. */
export const readPeople = (db: Queries, draft_id: number, now: Date): Promise<HivePerson[]> =>
  db.query<HivePerson>(sql`
    SELECT p.tab, u.username, coalesce(nullif(trim(u.firstname || ' ' || u.lastname), ''), u.username) AS name, p.component
    FROM hive_presence p JOIN portal_user u USING (user_id)
    WHERE p.draft_id = ${draft_id} AND p.seen > ${longAgo(now)} ORDER BY u.username, p.tab`);

async function notifyOfPresence(tx: Queries, draft_id: number): Promise<void> {
  const event: PresenceEvent = { draft_id };
  await tx.query(sql`SELECT pg_notify(${presenceChannel}, ${JSON.stringify(event)})`);
}

/** HIVE-15: records what a tab has selected in a draft, or that it was closed. Others are notified only of changes. */
export async function recordPresence(
  tx: Queries,
  { isGone, ...here }: Here & { readonly isGone: boolean },
  now: Date,
): Promise<void> {
  let isNews = true;
  if (isGone) await deleteHere(tx, here.tab, here.user_id, now);
  else isNews = await writeHere(tx, here, now);
  if (isNews) await notifyOfPresence(tx, here.draft_id);
}
