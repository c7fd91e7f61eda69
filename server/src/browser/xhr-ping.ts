import type { Handler } from '../calls/handler.ts';
import { invalidBearer } from '../calls/refusal.ts';
import { lifeLeft } from '../session/life.ts';

const nextPing = 15;

/** Milliseconds over which reloads after a maintenance are spread. */
const reloadWithin = 4_000;

/**
 * PING-01: returns when to ping next. A ping of a page in use keeps its session alive and renews its bearer. PING-02: pages that
 * waited during a maintenance are asked to reload when it is over.
 */
export const xhrPing: Handler<'xhrPing'> = async ({ data, caller, bearer }, { sessions, clock, maintenance }) => {
  if (maintenance.mayReload(data.down_for_x_sec)) {
    return {
      status: 'API_SERVER_APPROVED_RELOAD_APP',
      delay_reload: Math.round(Math.random() * reloadWithin),
      data: { next_xhr_ping_seconds: nextPing },
    };
  }
  if (!caller) {
    if (bearer !== null) throw invalidBearer();
    return { data: { next_xhr_ping_seconds: nextPing } };
  }
  if (!data.br_idle) await sessions.touch(caller.sessionId);
  const renewed = await sessions.renew(caller);
  return {
    data: {
      next_xhr_ping_seconds: nextPing,
      expires_in_milliseconds: lifeLeft(caller.expires, clock),
      ...(renewed === null ? {} : { bearer_token: renewed }),
    },
  };
};
