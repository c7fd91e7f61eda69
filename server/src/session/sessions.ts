import type { FastifyRequest } from 'fastify';
import { ulid } from 'ulid';
import { invalidBearer } from '../calls/refusal.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Caller } from './caller.ts';
import { bindCookiesIn } from './cookie.ts';
import { isAlive, life } from './life.ts';
import * as store from './store.ts';
import { hashOf, newToken, sameHash } from './tokens.ts';

interface Seen {
  readonly row: store.SessionRow;
  readonly readAt: number;
}

export interface NewBearer {
  readonly bearer: string;
  readonly bind: string;
  readonly expires: Date;
}

/** Milliseconds. An ended session is refused on every process within this time even if the event is lost. */
const cacheLife = 900;
const cacheSize = 10_000;

/** The bearer token of an Authorization header, or null. */
export function bearerIn(header: string | undefined): string | null {
  return /^Bearer ([\w-]{20,200})$/i.exec(header ?? '')?.[1] ?? null;
}

function callerFrom(row: store.SessionRow, bearerHash: Uint8Array): Caller {
  return {
    sessionId: row.session_id,
    parentSessionId: row.parent_session_id,
    userId: row.user_id,
    realUserId: row.real_user_id,
    username: row.username,
    kind: row.user_type,
    accounts: row.accounts,
    primaryAccode: row.primary_accode,
    expires: new Date(row.expires),
    bearerHash,
    bearerIssued: new Date(row.issued),
    hasSecondFactor: row.second_factor,
  };
}

/** Sessions, stored in the database and cached here for under a second. */
export class Sessions {
  readonly #database: Database;
  readonly #clock: Clock;
  readonly #seen = new Map<string, Seen>();
  readonly #touched = new Map<string, number>();

  constructor(database: Database, clock: Clock) {
    this.#database = database;
    this.#clock = clock;
  }

  /** Subscribes to sessions that other processes end, bind or renew. Returns the unsubscribe function. */
  listen(): Promise<() => Promise<void>> {
    return this.#database.listen('session', (sessionId) => this.#forget(sessionId));
  }

  /**
   * The caller of a request, from the Authorization header alone; the cookie never authorises. Null without a bearer. Throws
   * `invalid_bearer` for an invalid one, unless the call is public (`isOptional`).
   */
  async callerOf(
    request: Pick<FastifyRequest, 'headers' | 'protocol'>,
    options: { readonly isUse: boolean; readonly isOptional: boolean },
  ): Promise<Caller | null> {
    const bearer = bearerIn(request.headers.authorization);
    if (bearer === null) {
      if (request.headers.authorization !== undefined && !options.isOptional) throw invalidBearer();
      return null;
    }
    const bearerHash = hashOf(bearer);
    const now = this.#clock.now();
    const row = await this.#read(bearerHash, now);
    if (!row || row.disabled || !this.#isAlive(row, now) || !(await this.#isBoundTo(row, request))) {
      if (options.isOptional) return null;
      throw invalidBearer();
    }
    if (options.isUse) await this.touch(row.session_id);
    return callerFrom(row, bearerHash);
  }

  /** The caller of a bearer that was just issued. */
  async find(bearer: string): Promise<Caller> {
    const bearerHash = hashOf(bearer);
    const row = await this.#read(bearerHash, this.#clock.now());
    if (!row) throw invalidBearer();
    return callerFrom(row, bearerHash);
  }

  async start(user: {
    readonly userId: string;
    readonly userAgent: string;
    readonly address: string;
    readonly hasSecondFactor: boolean;
  }): Promise<NewBearer> {
    const now = this.#clock.now();
    const expires = new Date(now.getTime() + life.absolute);
    const bearer = newToken();
    const bind = newToken();
    const sessionId = ulid(now.getTime());
    await store.insertSession(this.#database, {
      ...user,
      sessionId,
      bearerHash: hashOf(bearer),
      bindHash: hashOf(bind),
      now,
      expires,
    });
    return { bearer, bind, expires };
  }

  /** Starts impersonation (SESS-09): a child of the caller's session, with the same binding cookie, that never outlasts it. */
  async startImpersonation(
    caller: Caller,
    as: {
      readonly userId: string;
      readonly reason: string;
      readonly userAgent: string;
      readonly address: string;
      /** Milliseconds. */
      readonly maxMilliseconds: number;
    },
  ): Promise<Omit<NewBearer, 'bind'>> {
    const now = this.#clock.now();
    const expires = new Date(Math.min(caller.expires.getTime(), now.getTime() + as.maxMilliseconds));
    const bearer = newToken();
    await store.insertSession(this.#database, {
      ...as,
      sessionId: ulid(now.getTime()),
      bearerHash: hashOf(bearer),
      bindHash: null,
      acting: { realUserId: caller.userId, parent: caller.sessionId, reason: as.reason },
      now,
      expires,
    });
    return { bearer, expires };
  }

  /** Issues a new bearer for an existing session and drops its others; null if the session has ended. */
  async returnTo(sessionId: string): Promise<Omit<NewBearer, 'bind'> | null> {
    const now = this.#clock.now();
    const bearer = newToken();
    const usedSince = new Date(now.getTime() - life.idle);
    const expires = await store.replaceBearers(this.#database, { sessionId, hash: hashOf(bearer), now, usedSince });
    this.#forget(sessionId);
    return expires && { bearer, expires };
  }

  /** Ends the browser's previous session, found by its binding cookies, when somebody signs in again. */
  async endOfBrowser(partners: readonly string[]): Promise<void> {
    for (const sessionId of await store.sessionsBoundTo(this.#database, partners.map(hashOf)))
      await this.end(sessionId);
  }

  /** Ends all sessions of a user except one, including impersonations of them. Returns how many. */
  async endAllOf(userId: string, except: string | null = null): Promise<number> {
    const open = await store.openSessionsOf(this.#database, userId, except);
    for (const sessionId of open) await this.end(sessionId);
    return open.length;
  }

  async end(sessionId: string, by: store.EndedBy = store.endedElsewhere): Promise<void> {
    await store.endSession(this.#database, sessionId, this.#clock.now(), by);
    this.#forget(sessionId);
  }

  /** A new bearer if the caller's is older than 15 minutes, else null. */
  async renew(caller: Caller): Promise<string | null> {
    const now = this.#clock.now();
    if (now.getTime() < caller.bearerIssued.getTime() + life.bearer) return null;
    return this.renewNow(caller);
  }

  /** A new bearer regardless of the age of the caller's; null if it was already replaced. */
  async renewNow(caller: Caller): Promise<string | null> {
    const now = this.#clock.now();
    const bearer = newToken();
    const renewed = await store.renewBearer(this.#database, {
      sessionId: caller.sessionId,
      old: caller.bearerHash,
      next: hashOf(bearer),
      now,
    });
    this.#forget(caller.sessionId);
    return renewed ? bearer : null;
  }

  /** Records whether the second factor was verified in a session. */
  async noteSecondFactor(sessionId: string, has: boolean): Promise<void> {
    await store.noteSecondFactor(this.#database, sessionId, has);
    this.#forget(sessionId);
  }

  /** Records that a session is in use, at most once a minute. */
  async touch(sessionId: string): Promise<void> {
    const now = this.#clock.now();
    if (now.getTime() < (this.#touched.get(sessionId) ?? 0) + life.touch) return;
    if (this.#touched.size >= cacheSize) this.#touched.clear();
    this.#touched.set(sessionId, now.getTime());
    await store.touchSession(this.#database, sessionId, now);
  }

  #isAlive(row: store.SessionRow, now: Date): boolean {
    const written = new Date(row.last_used).getTime();
    return isAlive(
      {
        lastUsed: new Date(Math.max(written, this.#touched.get(row.session_id) ?? 0)),
        expires: new Date(row.expires),
        ended: row.ended === null ? null : new Date(row.ended),
        bearerReplaced: row.replaced === null ? null : new Date(row.replaced),
      },
      now,
    );
  }

  async #read(bearerHash: Uint8Array, now: Date): Promise<store.SessionRow | undefined> {
    const key = Buffer.from(bearerHash).toString('base64');
    const known = this.#seen.get(key);
    if (known && Math.abs(now.getTime() - known.readAt) < cacheLife) return known.row;
    const row = await store.findSession(this.#database, bearerHash);
    if (!row) return undefined;
    if (row.first_used === null) await store.markBearerUsed(this.#database, bearerHash, now);
    if (this.#seen.size >= cacheSize) this.#seen.clear();
    this.#seen.set(key, { row, readAt: now.getTime() });
    return row;
  }

  /** The first call with the binding cookie binds the session; after that, a call without it ends the session. */
  async #isBoundTo(row: store.SessionRow, request: Pick<FastifyRequest, 'headers' | 'protocol'>): Promise<boolean> {
    const { bind_hash } = row;
    if (!bind_hash) return true;
    const brought = bindCookiesIn(request.headers.cookie, request.protocol === 'https');
    const isPartner = brought.some((value) => sameHash(hashOf(value), bind_hash));
    if (isPartner && !row.bound) {
      await store.bindSession(this.#database, row.session_id);
      this.#forget(row.session_id);
    }
    if (isPartner || !row.bound) return true;
    await this.end(row.session_id);
    return false;
  }

  /** Drops a session from the cache, with the impersonations that it started, because they end with it. */
  #forget(sessionId: string): void {
    for (const [key, { row }] of this.#seen)
      if (row.session_id === sessionId || row.parent_session_id === sessionId) this.#seen.delete(key);
  }
}
