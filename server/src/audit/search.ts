import type { AuditEntry } from '@portal/domain/administration';
import { type Sql, sql, type Transaction } from '../db/database.ts';

/** Empty texts and null do not restrict the search. */
export interface AuditFilter {
  readonly user: string;
  readonly action: string;
  readonly account: string;
  readonly text: string;
  readonly from: string | null;
  readonly until: string | null;
}

function matching({ user, action, account, text, from, until }: AuditFilter): Sql {
  const name = user.trim().toLowerCase();
  const code = account.trim().toUpperCase();
  const words = text.trim().toLowerCase();
  const named = sql`
    SELECT user_id FROM portal_user
    WHERE position(${name} IN lower(username || ' ' || firstname || ' ' || lastname)) > 0`;
  const ofAccount = sql`SELECT user_id FROM user_account WHERE accode = ${code}`;
  return sql`
    (${name} = '' OR e.user_id IN (${named}) OR e.real_user_id IN (${named}) OR e.detail ->> 'user_id' IN (${named})
      OR position(${name} IN lower(coalesce(e.detail ->> 'username', ''))) > 0)
    AND (${action} = '' OR e.what = ${action})
    AND (${code} = '' OR e.detail ->> 'accode' = ${code} OR e.detail -> 'accounts' @> to_jsonb(${code}::text)
      OR e.user_id IN (${ofAccount}) OR e.detail ->> 'user_id' IN (${ofAccount}))
    AND (${words} = '' OR position(${words} IN lower(e.what || ' ' || e.result || ' ' || e.request_id || ' ' || e.detail::text)) > 0)
    AND (${from}::timestamptz IS NULL OR e.at >= ${from}::timestamptz)
    AND (${until}::timestamptz IS NULL OR e.at < ${until}::timestamptz)`;
}

/** Entries of the audit log below the entry `before`, newest first. */
export function searchAudit(
  db: Pick<Transaction, 'query'>,
  filter: AuditFilter,
  before: string | null,
  most: number,
): Promise<readonly AuditEntry[]> {
  return db.query<AuditEntry>(sql`
    SELECT e.audit_id::text AS audit_id, e.at, coalesce(u.username, e.user_id) AS user,
      CASE WHEN e.real_user_id IS DISTINCT FROM e.user_id THEN coalesce(r.username, e.real_user_id) END AS acting,
      e.what AS action, e.result, e.request_id, e.detail
    FROM audit_log e LEFT JOIN portal_user u ON u.user_id = e.user_id LEFT JOIN portal_user r ON r.user_id = e.real_user_id
    WHERE ${matching(filter)} AND (${before}::bigint IS NULL OR e.audit_id < ${before}::bigint)
    ORDER BY e.audit_id DESC LIMIT ${most}`);
}

/** Entries on a page of the audit log. */
const pageSize = 100;

/** A page of the audit log, newest entry first; `next` is where the next page begins, or null on the last one. */
export async function readAuditPage(
  db: Pick<Transaction, 'query'>,
  filter: AuditFilter,
  before: string | null,
): Promise<{ readonly entries: readonly AuditEntry[]; readonly next: string | null }> {
  const found = await searchAudit(db, filter, before, pageSize + 1);
  const entries = found.slice(0, pageSize);
  return { entries, next: found.length > pageSize ? (entries.at(-1)?.audit_id ?? null) : null };
}
