import { sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import type { Caller } from '../session/caller.ts';
import type { Queries } from './pages-store.ts';

type Reader = Pick<Caller, 'userId'>;

/** The revision of a draft that somebody was told last, by component. */
export interface Seen {
  /** Of the draft as a whole; -1 where it was never told. */
  readonly whole: number;
  of(key: string): number;
}

/** A caller who says what it has seen has seen that of everything. */
export const seenAll = (revision: number): Seen => ({ whole: revision, of: () => revision });

/** HIVE-15: what calls without a revision go by, as those of the specification are. */
export async function readSeen(tx: Queries, draft_id: number, { userId }: Reader): Promise<Seen> {
  const rows = await tx.query<Pick<Tables['hive_seen'], 'key' | 'revision'>>(sql`
    SELECT key, revision FROM hive_seen WHERE user_id = ${userId} AND draft_id = ${draft_id}`);
  const byKey = new Map(rows.map(({ key, revision }) => [key, revision]));
  const whole = byKey.get(wholeDraft) ?? -1;
  return { whole, of: (key) => Math.max(whole, byKey.get(key) ?? -1) };
}

/** No component has this key. */
const wholeDraft = '';

/** Writes down what was told, of one component or of the whole draft; nothing where as much was told before. */
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
