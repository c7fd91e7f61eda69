import type { AuthorisedAccount, SessionView } from '@portal/domain/session';
import { auditColumns } from '../audit/record-audit.ts';
import { type Database, sql, type Transaction } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';

type SessionColumns =
  | 'session_id'
  | 'user_id'
  | 'real_user_id'
  | 'parent_session_id'
  | 'last_used'
  | 'expires'
  | 'ended'
  | 'bind_hash'
  | 'bound'
  | 'second_factor';

export interface SessionRow
  extends Pick<Tables['session'], SessionColumns>,
    Pick<Tables['session_bearer'], 'issued' | 'replaced' | 'first_used'>,
    Pick<Tables['portal_user'], 'username' | 'user_type' | 'primary_accode'> {
  /** Whether the user, or the impersonating user, is disabled. */
  readonly disabled: boolean;
  readonly accounts: readonly AuthorisedAccount[];
}

type Queries = Pick<Transaction, 'query'>;

const hour = 3_600_000;

/** The session of a bearer, with its user and the user's accounts. */
export async function findSession(db: Queries, bearerHash: Uint8Array): Promise<SessionRow | undefined> {
  const rows = await db.query<SessionRow>(sql`
    SELECT s.session_id, s.user_id, s.real_user_id, s.parent_session_id, s.last_used, s.expires, s.ended, s.bind_hash, s.bound,
           s.second_factor, b.issued, b.replaced, b.first_used, u.username, u.user_type, u.primary_accode,
           u.disabled OR r.disabled AS disabled,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object(
               'accode', a.accode, 'billto', a.billto, 'name', a.name, 'suburb', a.suburb,
               'store_code', a.store_code, 'web_discount', a.web_discount::text) ORDER BY ua.position, a.accode)
             FROM user_account ua JOIN account a USING (accode) WHERE ua.user_id = s.user_id
           ), '[]'::jsonb) AS accounts
    FROM session_bearer b JOIN session s USING (session_id) JOIN portal_user u ON u.user_id = s.user_id
      JOIN portal_user r ON r.user_id = s.real_user_id
    WHERE b.bearer_hash = ${bearerHash}`);
  return rows[0];
}

export interface NewSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly bearerHash: Uint8Array;
  /** Null: copied from the parent session. */
  readonly bindHash: Uint8Array | null;
  /** Set when impersonating: the real user, the parent session and the reason. */
  readonly acting?: { readonly realUserId: string; readonly parent: string; readonly reason: string };
  readonly now: Date;
  readonly expires: Date;
  readonly userAgent: string;
  readonly address: string;
  readonly hasSecondFactor?: boolean;
}

export async function insertSession(db: Database, session: NewSession): Promise<void> {
  const { sessionId, userId, bearerHash, bindHash, acting, now, expires, userAgent, address } = session;
  const parent = acting?.parent ?? null;
  await db.transaction(async (tx) => {
    await tx.query(sql`
      INSERT INTO session (session_id, user_id, real_user_id, parent_session_id, reason, started, last_used, expires,
        bind_hash, bound, user_agent, address, second_factor)
      VALUES (${sessionId}, ${userId}, ${acting?.realUserId ?? userId}, ${parent}, ${acting?.reason ?? ''},
        ${now.toISOString()}, ${now.toISOString()}, ${expires.toISOString()},
        coalesce(${bindHash}::bytea, (SELECT bind_hash FROM session WHERE session_id = ${parent})),
        coalesce((SELECT bound FROM session WHERE session_id = ${parent}), false), ${userAgent}, ${address},
        ${session.hasSecondFactor === true})`);
    await tx.query(sql`
      INSERT INTO session_bearer (bearer_hash, session_id, issued, first_used)
      VALUES (${bearerHash}, ${sessionId}, ${now.toISOString()}, ${now.toISOString()})`);
  });
}

/** How an impersonation ended, as recorded in `audit_log`. */
export interface EndedBy {
  readonly result: 'ok' | 'ended';
  readonly requestId: string;
}
/** Ended with its parent session or by an administrator, not by `impersonation_stop`. */
export const endedElsewhere: EndedBy = { result: 'ended', requestId: 'none' };

/**
 * Ends a session and its child sessions, and notifies the caches of every process. Also records the end of an impersonation in the
 * audit log, whatever ended it (SESS-09).
 */
export async function endSession(db: Queries, sessionId: string, now: Date, by: EndedBy): Promise<void> {
  await db.query(sql`
    WITH done AS (
      UPDATE session SET ended = ${now.toISOString()}
      WHERE (session_id = ${sessionId} OR parent_session_id = ${sessionId}) AND ended IS NULL
      RETURNING session_id, user_id, real_user_id, parent_session_id
    ), noted AS (
      INSERT INTO audit_log (${auditColumns})
      SELECT ${now.toISOString()}, user_id, real_user_id, 'impersonation_stop', ${by.result}, ${by.requestId},
        jsonb_build_object('session_id', session_id)
      FROM done WHERE parent_session_id IS NOT NULL
    )
    SELECT pg_notify('session', session_id) FROM done`);
}

/** Marks timed-out impersonations as ended and records them in the audit log. */
export async function noteExpiredActing(db: Queries, now: Date, usedSince: Date): Promise<void> {
  await db.query(sql`
    WITH done AS (
      UPDATE session SET ended = least(expires, ${now.toISOString()}::timestamptz)
      WHERE parent_session_id IS NOT NULL AND ended IS NULL
        AND (expires <= ${now.toISOString()} OR last_used <= ${usedSince.toISOString()})
      RETURNING session_id, user_id, real_user_id, ended
    )
    INSERT INTO audit_log (${auditColumns})
    SELECT ended, user_id, real_user_id, 'impersonation_stop', 'expired', 'none', jsonb_build_object('session_id', session_id)
    FROM done`);
}

/** The open sessions with one of these binding cookies. */
export async function sessionsBoundTo(db: Queries, bindHashes: readonly Uint8Array[]): Promise<readonly string[]> {
  const found: string[] = [];
  for (const hash of bindHashes) {
    const rows = await db.query<{ session_id: string }>(
      sql`SELECT session_id FROM session WHERE bind_hash = ${hash} AND ended IS NULL AND parent_session_id IS NULL`,
    );
    found.push(...rows.map(({ session_id }) => session_id));
  }
  return found;
}

export async function noteSecondFactor(db: Queries, sessionId: string, has: boolean): Promise<void> {
  await db.query(sql`
    WITH done AS (UPDATE session SET second_factor = ${has} WHERE session_id = ${sessionId} RETURNING session_id)
    SELECT pg_notify('session', session_id) FROM done`);
}

/** From now on, calls without the binding cookie are refused. */
export async function bindSession(db: Database, sessionId: string): Promise<void> {
  await db.query(sql`
    WITH done AS (
      UPDATE session SET bound = true WHERE session_id = ${sessionId} AND NOT bound RETURNING session_id
    )
    SELECT pg_notify('session', session_id) FROM done`);
}

/** Also touches the parent session, so that impersonating keeps it alive. */
export async function touchSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.query(sql`
    UPDATE session SET last_used = ${now.toISOString()}
    WHERE last_used < ${now.toISOString()}
      AND session_id IN (${sessionId}, (SELECT parent_session_id FROM session WHERE session_id = ${sessionId}))`);
}

export async function markBearerUsed(db: Database, bearerHash: Uint8Array, now: Date): Promise<void> {
  await db.query(sql`
    UPDATE session_bearer SET first_used = ${now.toISOString()} WHERE bearer_hash = ${bearerHash} AND first_used IS NULL`);
}

/**
 * Adds a new bearer; the presented one stays valid for `life.replaced`. Returns false if another ping already renewed it and
 * that bearer is in use. A successor that was never used (its response was lost) is dropped.
 */
export async function renewBearer(
  db: Database,
  renewal: { readonly sessionId: string; readonly old: Uint8Array; readonly next: Uint8Array; readonly now: Date },
): Promise<boolean> {
  const { sessionId, old, next } = renewal;
  const now = renewal.now.toISOString();
  return db.transaction(async (tx) => {
    await tx.query(sql`SELECT 1 FROM session WHERE session_id = ${sessionId} FOR UPDATE`);
    const [presented] = await tx.query<{ issued: string }>(
      sql`SELECT issued FROM session_bearer WHERE bearer_hash = ${old}`,
    );
    if (!presented) return false;
    const [newer] = await tx.query<{ used: boolean }>(sql`
      SELECT coalesce(bool_or(first_used IS NOT NULL), false) AS used FROM session_bearer
      WHERE session_id = ${sessionId} AND issued > ${presented.issued}`);
    if (newer?.used) return false;
    await tx.query(sql`
      DELETE FROM session_bearer
      WHERE session_id = ${sessionId} AND issued <> ${presented.issued} AND (first_used IS NULL OR issued < ${presented.issued})`);
    await tx.query(sql`UPDATE session_bearer SET replaced = coalesce(replaced, ${now}) WHERE bearer_hash = ${old}`);
    await tx.query(sql`
      INSERT INTO session_bearer (bearer_hash, session_id, issued) VALUES (${next}, ${sessionId}, ${now})`);
    await tx.query(sql`SELECT pg_notify('session', ${sessionId})`);
    return true;
  });
}

/** Ids of a user's sessions that have not been ended, except one. */
export async function openSessionsOf(db: Queries, userId: string, except: string | null): Promise<readonly string[]> {
  const rows = await db.query<{ session_id: string }>(sql`
    SELECT session_id FROM session WHERE user_id = ${userId} AND session_id IS DISTINCT FROM ${except} AND ended IS NULL`);
  return rows.map(({ session_id }) => session_id);
}

/** Replaces all bearers of a session with a new one. Returns when the session expires; null if it has ended. */
export async function replaceBearers(
  db: Database,
  next: { readonly sessionId: string; readonly hash: Uint8Array; readonly now: Date; readonly usedSince: Date },
): Promise<Date | null> {
  const now = next.now.toISOString();
  return db.transaction(async (tx) => {
    const [row] = await tx.query<{ expires: string }>(sql`
      SELECT expires FROM session
      WHERE session_id = ${next.sessionId} AND ended IS NULL AND expires > ${now}
        AND last_used > ${next.usedSince.toISOString()} FOR UPDATE`);
    if (!row) return null;
    await tx.query(sql`DELETE FROM session_bearer WHERE session_id = ${next.sessionId}`);
    await tx.query(sql`
      INSERT INTO session_bearer (bearer_hash, session_id, issued, first_used)
      VALUES (${next.hash}, ${next.sessionId}, ${now}, ${now})`);
    await tx.query(sql`SELECT pg_notify('session', ${next.sessionId})`);
    return new Date(row.expires);
  });
}

/** Deletes sessions and software tokens that expired before `before`, attempt counters of yesterday, and expired links, registration numbers and codes. */
export async function removeOldSessions(db: Database, before: Date, now: Date): Promise<void> {
  await db.query(sql`DELETE FROM session WHERE expires < ${before.toISOString()}`);
  await db.query(
    sql`DELETE FROM login_attempt WHERE window_start < ${new Date(now.getTime() - 24 * hour).toISOString()}`,
  );
  await db.query(sql`DELETE FROM password_reset WHERE expires < ${now.toISOString()}`);
  await db.query(sql`DELETE FROM registration WHERE expires < ${now.toISOString()}`);
  await db.query(sql`DELETE FROM software_code WHERE expires < ${now.toISOString()}`);
  await db.query(sql`DELETE FROM software_token WHERE expires < ${before.toISOString()}`);
}

/** Until that time, the session's user need not re-enter the password (SESS-08). */
export async function authoriseUntil(db: Queries, sessionId: string, until: string): Promise<void> {
  await db.query(sql`UPDATE session SET authorised_until = ${until} WHERE session_id = ${sessionId}`);
}

/** Ids of the user's open sessions to end: `one`, or with null all except the current session. */
export async function sessionsToEnd(
  db: Queries,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  one: string | null,
): Promise<readonly string[]> {
  const rows = await db.query<Pick<Tables['session'], 'session_id'>>(sql`
    SELECT session_id FROM session WHERE user_id = ${userId} AND ended IS NULL
      AND CASE WHEN ${one}::text IS NULL THEN session_id <> ${sessionId} ELSE session_id = ${one}::text END`);
  return rows.map((row) => row.session_id);
}

/** A user's active sessions, the current one first. Sessions of impersonating staff show no address or user agent. */
export function openSessionViews(
  db: Queries,
  { userId, sessionId }: { readonly userId: string; readonly sessionId: string },
  now: Date,
  usedSince: Date,
): Promise<SessionView[]> {
  return db.query<SessionView>(sql`
    SELECT s.session_id, s.session_id = ${sessionId} AS current, s.started, s.last_used, s.expires,
      CASE WHEN s.parent_session_id IS NULL THEN s.address ELSE '' END AS address,
      CASE WHEN s.parent_session_id IS NULL THEN s.user_agent ELSE '' END AS user_agent,
      CASE WHEN s.real_user_id <> s.user_id THEN trim(r.firstname || ' ' || r.lastname) END AS impersonated_by
    FROM session s JOIN portal_user r ON r.user_id = s.real_user_id
    WHERE s.user_id = ${userId} AND s.ended IS NULL AND s.expires > ${now.toISOString()}
      AND s.last_used > ${usedSince.toISOString()}
    ORDER BY current DESC, s.last_used DESC, s.session_id`);
}
