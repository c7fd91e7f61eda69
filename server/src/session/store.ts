import type { AuthorisedAccount, UserKind } from '@portal/domain/session';
import { type Database, sql, type Transaction } from '../db/database.ts';

export interface SessionRow {
  readonly session_id: string;
  readonly user_id: string;
  readonly real_user_id: string;
  readonly last_used: string;
  readonly expires: string;
  readonly ended: string | null;
  readonly bind_hash: Uint8Array | null;
  readonly bound: boolean;
  readonly issued: string;
  readonly replaced: string | null;
  readonly first_used: string | null;
  readonly username: string;
  readonly user_type: UserKind;
  readonly primary_accode: string | null;
  readonly disabled: boolean;
  readonly accounts: readonly AuthorisedAccount[];
}

type Queries = Pick<Transaction, 'query'>;

/** The session that a bearer names, with its user and the user's accounts. */
export async function findSession(db: Queries, bearerHash: Uint8Array): Promise<SessionRow | undefined> {
  const rows = await db.query<SessionRow>(sql`
    SELECT s.session_id, s.user_id, s.real_user_id, s.last_used, s.expires, s.ended, s.bind_hash, s.bound,
           b.issued, b.replaced, b.first_used, u.username, u.user_type, u.primary_accode, u.disabled,
           coalesce((
             SELECT jsonb_agg(jsonb_build_object(
               'accode', a.accode, 'billto', a.billto, 'name', a.name, 'suburb', a.suburb,
               'store_code', a.store_code, 'web_discount', a.web_discount::text) ORDER BY ua.position, a.accode)
             FROM user_account ua JOIN account a USING (accode) WHERE ua.user_id = s.user_id
           ), '[]'::jsonb) AS accounts
    FROM session_bearer b JOIN session s USING (session_id) JOIN portal_user u ON u.user_id = s.user_id
    WHERE b.bearer_hash = ${bearerHash}`);
  return rows[0];
}

export interface NewSession {
  readonly sessionId: string;
  readonly userId: string;
  readonly bearerHash: Uint8Array;
  readonly bindHash: Uint8Array;
  readonly now: Date;
  readonly expires: Date;
  readonly userAgent: string;
  readonly address: string;
}

export async function insertSession(db: Database, session: NewSession): Promise<void> {
  const { sessionId, userId, bearerHash, bindHash, now, expires, userAgent, address } = session;
  await db.transaction(async (tx) => {
    await tx.query(sql`
      INSERT INTO session (session_id, user_id, real_user_id, started, last_used, expires, bind_hash, user_agent, address)
      VALUES (${sessionId}, ${userId}, ${userId}, ${now.toISOString()}, ${now.toISOString()}, ${expires.toISOString()},
              ${bindHash}, ${userAgent}, ${address})`);
    await tx.query(sql`
      INSERT INTO session_bearer (bearer_hash, session_id, issued, first_used)
      VALUES (${bearerHash}, ${sessionId}, ${now.toISOString()}, ${now.toISOString()})`);
  });
}

/** Ends a session for every process; whoever has it in a cache hears of it. */
export async function endSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.query(sql`
    WITH done AS (
      UPDATE session SET ended = ${now.toISOString()} WHERE session_id = ${sessionId} AND ended IS NULL RETURNING session_id
    )
    SELECT pg_notify('session', session_id) FROM done`);
}

/** From now on calls without the partner cookie are refused. */
export async function bindSession(db: Database, sessionId: string): Promise<void> {
  await db.query(sql`
    WITH done AS (
      UPDATE session SET bound = true WHERE session_id = ${sessionId} AND NOT bound RETURNING session_id
    )
    SELECT pg_notify('session', session_id) FROM done`);
}

export async function touchSession(db: Database, sessionId: string, now: Date): Promise<void> {
  await db.query(sql`
    UPDATE session SET last_used = ${now.toISOString()} WHERE session_id = ${sessionId} AND last_used < ${now.toISOString()}`);
}

export async function markBearerUsed(db: Database, bearerHash: Uint8Array, now: Date): Promise<void> {
  await db.query(sql`
    UPDATE session_bearer SET first_used = ${now.toISOString()} WHERE bearer_hash = ${bearerHash} AND first_used IS NULL`);
}

/**
 * Puts a new bearer beside the presented one, which stays good for a while. Answers false where another ping did so already
 * and its bearer is in use; a successor that was never used (its answer was lost) is dropped.
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
      SELECT bool_or(first_used IS NOT NULL) AS used FROM session_bearer
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

/** Sessions long over are of use to nobody. */
export async function removeOldSessions(db: Database, before: Date): Promise<void> {
  await db.query(sql`DELETE FROM session WHERE expires < ${before.toISOString()}`);
  await db.query(sql`DELETE FROM login_attempt WHERE window_start < ${before.toISOString()}`);
}
