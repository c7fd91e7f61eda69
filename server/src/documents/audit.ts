import type { Asked } from '../calls/handler.ts';
import { sql, type Transaction } from '../db/database.ts';

/** What was done, by whom and for what, where that has to be told later. A visitor is null. */
export async function recordAudit(
  tx: Pick<Transaction, 'query'>,
  who: { readonly userId: string | null; readonly realUserId: string | null },
  asked: Pick<Asked, 'requestId'>,
  now: Date,
  entry: { readonly what: string; readonly result: string; readonly detail: object },
): Promise<void> {
  await tx.query(sql`
    INSERT INTO audit_log (at, user_id, real_user_id, what, result, request_id, detail)
    VALUES (${now.toISOString()}, ${who.userId}, ${who.realUserId}, ${entry.what}, ${entry.result}, ${asked.requestId},
      ${JSON.stringify(entry.detail)}::jsonb)`);
}
