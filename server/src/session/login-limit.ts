import { networksOf } from '../calls/network.ts';
import { Refusal } from '../calls/refusal.ts';
import { type Database, sql } from '../db/database.ts';
import type { Tables } from '../db/schema.ts';
import { sessionMessages } from '../messages/session.ts';

const minute = 60_000;
const window = 15 * minute;

/**
 * Failures within the window before a pause: `device` for one user name from a device that its owner has signed in on, `pair` for one
 * user name from one network, `account` for one user name from anywhere, `address` for any user names from one network, and `wide` for
 * any user names from an IPv6 network of 48 bits.
 */
const allowed = { device: 5, pair: 5, account: 100, address: 50, wide: 200 } as const;
const firstPause = 30_000;

/** Who attempts something that is limited. */
export interface Attempted {
  /** The user name, or another name under which attempts are counted. */
  readonly name: string;
  readonly address: string;
  /**
   * Id of a device on which the name's owner has signed in before; null for any other. Attempts from it count for it alone: strangers
   * who exhaust the limits of the name or of a shared address do not stop the owner, and a stolen device may guess as rarely as a stranger.
   */
  readonly device: string | null;
  /**
   * What is attempted, if it is not a password: counted apart, so that wrong passwords do not stop a mailed link. A `mail` has no limit
   * for the name from anywhere, which strangers could use up; the links that a user gets are limited where they are made.
   */
  readonly kind?: 'mail';
}

export interface Attempt {
  /** When attempts are accepted again; null if this one is accepted. */
  readonly blockedUntil: Date | null;
}

type Row = Pick<Tables['login_attempt'], 'failures' | 'window_start' | 'blocked_until'>;

/** Prefix of the `pair` keys of one user name, across all networks. */
const pairsOf = (username: string) => `pair:${username.toLowerCase()}|`;
const accountKey = (username: string) => `account:${username.toLowerCase()}`;

interface Counter {
  readonly key: string;
  readonly limit: number;
  /** Whether a success clears the counter; the others only lose this attempt. */
  readonly isCleared: boolean;
}

/** Always in the same order, so that concurrent attempts that lock these rows cannot deadlock. */
function countersOf({ name, address, device, kind }: Attempted): readonly Counter[] {
  if (device !== null) {
    return [{ key: `device:${device}|${name.toLowerCase()}`, limit: allowed.device, isCleared: true }];
  }
  const { near, wide } = networksOf(address);
  const counted = kind === undefined ? '' : `${kind}:`;
  return [
    ...(kind === 'mail' ? [] : [{ key: accountKey(name), limit: allowed.account, isCleared: false }]),
    ...(wide === null ? [] : [{ key: `wide:${counted}${wide}`, limit: allowed.wide, isCleared: false }]),
    { key: `address:${counted}${near}`, limit: allowed.address, isCleared: false },
    { key: `${pairsOf(`${counted}${name}`)}${near}`, limit: allowed.pair, isCleared: true },
  ];
}

/**
 * Counts an attempt before its password is checked, so that a burst of parallel attempts is counted in full. The counters are in the
 * database, shared by all processes. Known and unknown names count alike. Attempts during a pause are not counted, so that hammering
 * from one network does not cause a pause elsewhere.
 */
export async function countAttempt(db: Database, attempted: Attempted, now: Date): Promise<Attempt> {
  const at = now.toISOString();
  const start = new Date(now.getTime() - window).toISOString();
  const latest = await db.transaction(async (tx) => {
    const counters = countersOf(attempted);
    // Before any row is added: hammering with new names during a pause must not fill the table.
    const paused = await tx.query<Pick<Row, 'blocked_until'>>(sql`
      SELECT blocked_until FROM login_attempt
      WHERE key = ANY (${counters.map(({ key }) => key)}::text[]) AND blocked_until > ${at}`);
    if (paused.length > 0)
      return paused
        .flatMap(({ blocked_until }) => blocked_until ?? [])
        .sort()
        .at(-1);
    const all: (Row & Counter)[] = [];
    for (const counter of counters) {
      const { key } = counter;
      await tx.query(sql`
        INSERT INTO login_attempt (key, failures, window_start) VALUES (${key}, 0, ${at}) ON CONFLICT (key) DO NOTHING`);
      const [known] = await tx.query<Row>(
        sql`SELECT failures, window_start, blocked_until FROM login_attempt WHERE key = ${key} FOR UPDATE`,
      );
      all.push({ failures: 0, window_start: at, blocked_until: null, ...known, ...counter });
    }
    const blocked = all.flatMap((row) => (row.blocked_until && row.blocked_until > at ? [row.blocked_until] : []));
    if (blocked.length > 0) return blocked.sort().at(-1);
    for (const { key, limit, failures: before, window_start } of all) {
      const isNewWindow = window_start < start;
      const failures = isNewWindow ? 1 : before + 1;
      const pause = failures >= limit ? Math.min(firstPause * 2 ** (failures - limit), window) : 0;
      const until = pause > 0 ? new Date(now.getTime() + pause).toISOString() : null;
      await tx.query(sql`
        UPDATE login_attempt SET failures = ${failures}, blocked_until = ${until},
          window_start = CASE WHEN ${isNewWindow} THEN ${at}::timestamptz ELSE window_start END
        WHERE key = ${key}`);
    }
    return undefined;
  });
  return { blockedUntil: latest === undefined ? null : new Date(latest) };
}

/** After a correct password: clears the counter of this name and network or device, and takes this attempt off the others. */
export async function forgetAttempts(db: Database, attempted: Attempted): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { key, limit, isCleared } of countersOf(attempted)) {
      await tx.query(
        isCleared
          ? sql`DELETE FROM login_attempt WHERE key = ${key}`
          : sql`
              UPDATE login_attempt SET failures = greatest(0, failures - 1),
                blocked_until = CASE WHEN failures <= ${limit} THEN NULL ELSE blocked_until END
              WHERE key = ${key}`,
      );
    }
  });
}

/** Clears all counters of a name, once its owner has proved who they are another way (a reset link). */
export async function forgetName(db: Pick<Database, 'query'>, username: string): Promise<void> {
  await db.query(sql`
    DELETE FROM login_attempt WHERE key = ${accountKey(username)} OR starts_with(key, ${pairsOf(username)})`);
}

/** The refusal during a pause; the same for known and unknown names. */
function tooMany(milliseconds: number): Refusal {
  const seconds = Math.ceil(milliseconds / 1000);
  const wait =
    seconds < 120 ? sessionMessages.waitSeconds(seconds) : sessionMessages.waitMinutes(Math.ceil(seconds / 60));
  return new Refusal('too_many_attempts', {
    action: 'display_message',
    user_message: sessionMessages.tooManyAttempts(wait),
  });
}

/** Counts an attempt like `countAttempt`, but throws `too_many_attempts` during a pause. */
export async function takeAttempt(db: Database, attempted: Attempted, now: Date): Promise<void> {
  const { blockedUntil } = await countAttempt(db, attempted, now);
  if (blockedUntil) throw tooMany(blockedUntil.getTime() - now.getTime());
}
