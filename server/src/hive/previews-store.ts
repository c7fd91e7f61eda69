import { sql } from '../db/database.ts';
import type { Caller } from '../session/caller.ts';
import { hashOf, newToken } from '../session/tokens.ts';
import type { DraftRef } from './drafts-store.ts';
import type { Queries } from './pages-store.ts';

/** Stores a preview link, and deletes those that have expired. Returns its token, of which only the hash is stored. */
export async function createPreview(
  tx: Queries,
  { page_id, draft_id }: DraftRef,
  { username }: Pick<Caller, 'username'>,
  now: Date,
  expires: Date,
): Promise<string> {
  const token = newToken();
  await tx.query(sql`DELETE FROM hive_preview WHERE expires <= ${now.toISOString()}`);
  await tx.query(sql`
    INSERT INTO hive_preview (token_hash, draft_id, page_id, created, created_by, expires)
    VALUES (${hashOf(token)}, ${draft_id}, ${page_id}, ${now.toISOString()}, ${username}, ${expires.toISOString()})`);
  return token;
}

/** Ends all preview links of a draft. Returns how many still worked. */
export async function endPreviews(tx: Queries, { page_id, draft_id }: DraftRef, now: Date): Promise<number> {
  const ended = await tx.query<{ expires: string }>(sql`
    DELETE FROM hive_preview WHERE draft_id = ${draft_id} AND page_id = ${page_id} RETURNING expires`);
  return ended.filter(({ expires }) => Date.parse(expires) > now.getTime()).length;
}

/** The draft of a preview link that still works; null otherwise. */
export async function readPreview(
  db: Queries,
  token: string,
  now: Date,
): Promise<(DraftRef & { readonly expires: string }) | null> {
  const [row] = await db.query<DraftRef & { expires: string }>(sql`
    SELECT page_id, draft_id, expires FROM hive_preview
    WHERE token_hash = ${hashOf(token)} AND expires > ${now.toISOString()}`);
  return row ?? null;
}
