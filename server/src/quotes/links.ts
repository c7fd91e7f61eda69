import type { QuoteLinkRow } from '@portal/domain/cart';
import { ulid } from 'ulid';
import type { Queries } from '../cart/rows.ts';
import { sql } from '../db/database.ts';
import type { Caller } from '../session/caller.ts';
import { newToken, tokenHash } from './papers.ts';

/** QQ-03: creates a link to a quote. The token is returned once; only its hash is stored. */
export async function createLink(
  tx: Queries,
  quoteId: string,
  { username }: Pick<Caller, 'username'>,
  now: Date,
): Promise<{ readonly token: string; readonly link_id: string }> {
  const token = newToken();
  const link_id = ulid();
  await tx.query(sql`
    INSERT INTO quote_link (link_id, token_hash, quote_id, made, made_by)
    VALUES (${link_id}, ${tokenHash(token)}, ${quoteId}, ${now.toISOString()}, ${username})`);
  return { token, link_id };
}

/** The links of a cart's quotes that still work, newest first. */
export function readLinks(db: Queries, orderNum: string): Promise<QuoteLinkRow[]> {
  return db.query<QuoteLinkRow>(sql`
    SELECT l.link_id, l.made, l.made_by, q.saved AS quote_saved FROM quote_link l JOIN quote q USING (quote_id)
    WHERE q.order_num = ${orderNum} AND l.revoked IS NULL ORDER BY l.made DESC, l.link_id DESC`);
}

/** Revokes one link of a cart's quotes, or all with null. Returns the number of revoked links. */
export async function revokeLinks(tx: Queries, orderNum: string, linkId: string | null, now: Date): Promise<number> {
  const revoked = await tx.query(sql`
    UPDATE quote_link l SET revoked = ${now.toISOString()} FROM quote q
    WHERE q.quote_id = l.quote_id AND q.order_num = ${orderNum} AND l.revoked IS NULL
      AND (${linkId}::text IS NULL OR l.link_id = ${linkId}::text) RETURNING l.link_id`);
  return revoked.length;
}
