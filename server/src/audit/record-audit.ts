import type { ValidatedRequest } from '../calls/handler.ts';
import { sql, type Transaction } from '../db/database.ts';

/** The columns that an insert must fill in. */
export const auditColumns = sql`at, user_id, real_user_id, what, result, request_id, detail`;

/** Writes an entry of the audit log. User ids are null for visitors. */
export async function recordAudit(
  tx: Pick<Transaction, 'query'>,
  who: { readonly userId: string | null; readonly realUserId: string | null },
  request: Pick<ValidatedRequest, 'requestId'>,
  now: Date,
  entry: { readonly what: string; readonly result: string; readonly detail: object },
): Promise<void> {
  await tx.query(sql`
    INSERT INTO audit_log (${auditColumns})
    VALUES (${now.toISOString()}, ${who.userId}, ${who.realUserId}, ${entry.what}, ${entry.result}, ${request.requestId},
      ${JSON.stringify(entry.detail)}::jsonb)`);
}

/** Number of audit entries of a user for an action since a time (ISO text). */
export async function countAudits(
  tx: Pick<Transaction, 'query'>,
  userId: string,
  what: string,
  since: string,
): Promise<number> {
  const [row] = await tx.query<{ times: number }>(sql`
    SELECT count(*)::int AS times FROM audit_log WHERE user_id = ${userId} AND what = ${what} AND at > ${since}`);
  return row?.times ?? 0;
}

/** Locks an action of a user until the transaction ends. */
export async function lockAudits(tx: Pick<Transaction, 'query'>, userId: string, what: string): Promise<void> {
  await tx.query(sql`SELECT pg_advisory_xact_lock(hashtext(${`${what}:${userId}`}))`);
}
