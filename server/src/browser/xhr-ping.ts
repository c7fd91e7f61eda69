import type { Handler } from '../calls/handler.ts';
import { invalidBearer } from '../calls/refusal.ts';

const nextPing = 15;

/** PING-01: answers when to ping next; a ping of a page in use keeps its session alive and renews its bearer. */
export const xhrPing: Handler<'xhrPing'> = async ({ data, caller, bearer }, { sessions, clock }) => {
  if (!caller) {
    if (bearer !== null) throw invalidBearer();
    return { data: { next_xhr_ping_seconds: nextPing } };
  }
  if (!data.br_idle) await sessions.touch(caller.sessionId);
  const renewed = await sessions.renew(caller);
  return {
    data: {
      next_xhr_ping_seconds: nextPing,
      expires_in_milliseconds: Math.max(0, caller.expires.getTime() - clock.now().getTime()),
      ...(renewed === null ? {} : { bearer_token: renewed }),
    },
  };
};
