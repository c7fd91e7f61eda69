import { invalidBearer } from '../calls/refusal.ts';
import type { Services } from '../services.ts';
import type { Caller } from '../session/caller.ts';
import { lifeLeft } from '../session/life.ts';

/** Milliseconds over which reloads after a maintenance are spread. */
const reloadWithin = 4_000;

export interface Ping {
  /** Null for a visitor, and for a bearer that is not valid any more. */
  readonly caller: Caller | null;
  /** The bearer that the page sent. */
  readonly bearer: string | null;
  /** Whether the page is not in use. */
  readonly isIdle: boolean;
  /** How long the page could not reach the server, in seconds. */
  readonly downForSeconds: number;
}

export type PingAnswer =
  | {
      readonly kind: 'reload';
      /** Milliseconds. */
      readonly delay: number;
    }
  | { readonly kind: 'visitor' }
  | {
      readonly kind: 'session';
      /** Milliseconds. */
      readonly expiresIn: number;
      /** The bearer to use from now on; null if the present one stays. */
      readonly newBearer: string | null;
    };

/**
 * PING-01: a ping of a page in use keeps its session alive and renews its bearer. Throws `invalid_bearer` if the session has ended. PING-02: a
 * page that waited during a maintenance is asked to reload when it is over, also if its session has ended.
 */
export async function takePing(
  {
    sessions,
    clock,
    maintenance,
  }: {
    readonly sessions: Pick<Services['sessions'], 'touch' | 'renew'>;
    readonly clock: Services['clock'];
    readonly maintenance: Pick<Services['maintenance'], 'mayReload'>;
  },
  { caller, bearer, isIdle, downForSeconds }: Ping,
): Promise<PingAnswer> {
  if (maintenance.mayReload(downForSeconds)) {
    return { kind: 'reload', delay: Math.round(Math.random() * reloadWithin) };
  }
  if (!caller && bearer !== null) throw invalidBearer();
  if (!caller) return { kind: 'visitor' };
  if (!isIdle) await sessions.touch(caller.sessionId);
  return { kind: 'session', newBearer: await sessions.renew(caller), expiresIn: lifeLeft(caller.expires, clock) };
}
