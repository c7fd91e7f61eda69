import { validationModel } from '@portal/domain/validation';
import type { Handler } from '../calls/handler.ts';
import { invalidBearer, invalidFields } from '../calls/refusal.ts';
import { callsMessages } from '../messages/calls.ts';
import { lifeLeft } from '../session/life.ts';
import { servedBuild } from '../web/build-number.ts';

/** PING-03: the build number that the server currently serves. */
export const getVueBuild: Handler<'getVueBuild'> = async () => ({ data: { vue_build_number: await servedBuild() } });

/** VAL-01: a validation model by name. */
export const validationGet: Handler<'validationGet'> = async ({ data }) => {
  const model = validationModel(data.type);
  if (!model) throw invalidFields([{ field: 'type', message: callsMessages.noValidationModel(data.type) }]);
  return { data: model };
};

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

export { activity } from './activity.ts';
