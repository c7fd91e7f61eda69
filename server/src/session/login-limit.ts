import { Refusal } from '../calls/refusal.ts';
import { type Database, sql } from '../db/database.ts';

const minute = 60_000;
const window = 15 * minute;

/** Failures within a quarter of an hour before a pause, for an account and for an address. */
const allowed = { account: 5, address: 50 } as const;
const firstPause = 30_000;

export interface Attempt {
  /** When the next try is looked at; null when this one is. */
  readonly blockedUntil: Date | null;
}

interface Row {
  readonly was_blocked: boolean;
  readonly blocked_until: string | null;
}

const keysOf = (username: string, address: string) => [
  { key: `account:${username.toLowerCase()}`, limit: allowed.account },
  { key: `address:${address}`, limit: allowed.address },
];

/**
 * Counts a try before its password is looked at, so that a burst of tries at once counts as a burst. The counters are in the
 * store: every process sees them. Known and unknown names are counted alike.
 */
export async function countAttempt(db: Database, username: string, address: string, now: Date): Promise<Attempt> {
  const at = now.toISOString();
  const start = new Date(now.getTime() - window).toISOString();
  const rows = await db.transaction(async (tx) => {
    const all: Row[] = [];
    for (const { key, limit } of keysOf(username, address)) {
      await tx.query(sql`
        INSERT INTO login_attempt (key, failures, window_start) VALUES (${key}, 0, ${at}) ON CONFLICT (key) DO NOTHING`);
      const [known] = await tx.query<{ failures: number; window_start: string; blocked_until: string | null }>(
        sql`SELECT failures, window_start, blocked_until FROM login_attempt WHERE key = ${key} FOR UPDATE`,
      );
      if (known?.blocked_until && known.blocked_until > at) {
        all.push({ was_blocked: true, blocked_until: known.blocked_until });
        continue;
      }
      const isNewWindow = !known || known.window_start < start;
      const failures = isNewWindow ? 1 : known.failures + 1;
      const pause = failures >= limit ? Math.min(firstPause * 2 ** (failures - limit), window) : 0;
      const until = pause > 0 ? new Date(now.getTime() + pause).toISOString() : null;
      await tx.query(sql`
        UPDATE login_attempt SET failures = ${failures}, blocked_until = ${until},
          window_start = CASE WHEN ${isNewWindow} THEN ${at}::timestamptz ELSE window_start END
        WHERE key = ${key}`);
      all.push({ was_blocked: false, blocked_until: null });
    }
    return all;
  });
  const blocked = rows.flatMap((row) => (row.was_blocked && row.blocked_until ? [row.blocked_until] : []));
  const latest = blocked.sort().at(-1);
  return { blockedUntil: latest === undefined ? null : new Date(latest) };
}

/** A right password clears the account's counter and takes this try off the address's. */
export async function forgetAttempts(db: Database, username: string, address: string): Promise<void> {
  const [account, place] = keysOf(username, address);
  await db.transaction(async (tx) => {
    await tx.query(sql`DELETE FROM login_attempt WHERE key = ${account?.key}`);
    await tx.query(sql`
      UPDATE login_attempt SET failures = greatest(0, failures - 1),
        blocked_until = CASE WHEN failures <= ${allowed.address} THEN NULL ELSE blocked_until END
      WHERE key = ${place?.key}`);
  });
}

/** What a try is answered with while it is not looked at: the same for every name, known or not. */
export function tooMany(milliseconds: number): Refusal {
  const seconds = Math.ceil(milliseconds / 1000);
  const wait = seconds < 120 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`;
  return new Refusal('too_many_attempts', {
    action: 'display_message',
    user_message: `Too many attempts. Please try again in ${wait}.`,
  });
}
