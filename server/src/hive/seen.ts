import { sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import type { Caller } from '../session/caller.ts';
import type { Queries } from './pages-store.ts';

type Reader = Pick<Caller, 'userId'>;

/** The latest revision of a draft that was sent to a user, per component. */
export interface Seen {
  /** For the whole draft; -1 if it was never sent. */
  readonly whole: number;
  of(key: string): number;
}

/** For a caller that sends a revision: it has seen every component at that revision. */
export const seenAll = (revision: number): Seen => ({ whole: revision, of: () => revision });

/** HIVE-15: what the user has seen, for calls without a revision (those in the specification). */
export async function readSeen(tx: Queries, draft_id: number, { userId }: Reader): Promise<Seen> {
  const rows = await tx.query<Pick<Tables['hive_seen'], 'key' | 'revision'>>(sql`
    SELECT key, revision FROM hive_seen WHERE user_id = ${userId} AND draft_id = ${draft_id}`);
  const byKey = new Map(rows.map(({ key, revision }) => [key, revision]));
  const whole = byKey.get(wholeDraft) ?? -1;
  return { whole, of: (key) => Math.max(whole, byKey.get(key) ?? -1) };
}

/** Key that stands for the whole draft; no component has it. */
const wholeDraft = '';

/** Records the revision sent to a user, for one component or the whole draft. Never lowers it. */
export async function recordSeen(
  db: Queries,
  { draft_id, revision }: { readonly draft_id: number; readonly revision: number },
  { userId }: Reader,
  key: string = wholeDraft,
): Promise<void> {
  await db.query(sql`
    INSERT INTO hive_seen (user_id, draft_id, key, revision) VALUES (${userId}, ${draft_id}, ${key}, ${revision})
    ON CONFLICT (user_id, draft_id, key) DO UPDATE SET revision = excluded.revision
      WHERE hive_seen.revision < excluded.revision`);
}
