import { validationModel } from '@portal/domain/validation';
import type { Handler } from '../calls/handler.ts';
import { invalidFields } from '../calls/refusal.ts';
import { callsMessages } from '../messages/calls.ts';
import { servedBuild } from '../web/build-number.ts';
import { takePing } from './take-ping.ts';

/** PING-03: the build number that the server currently serves. */
export const getVueBuild: Handler<'getVueBuild'> = async () => ({ data: { vue_build_number: await servedBuild() } });

/** VAL-01: a validation model by name. */
export const validationGet: Handler<'validationGet'> = async ({ data }) => {
  const model = validationModel(data.type);
  if (!model) throw invalidFields([{ field: 'type', message: callsMessages.noValidationModel(data.type) }]);
  return { data: model };
};

const nextPing = 15;

/** PING-01, PING-02: returns when to ping next. */
export const xhrPing: Handler<'xhrPing'> = async ({ data, caller, bearer }, services) => {
  const result = await takePing(services, {
    caller,
    bearer,
    isIdle: data.br_idle,
    downForSeconds: data.down_for_x_sec,
  });
  const next = { next_xhr_ping_seconds: nextPing };
  switch (result.kind) {
    case 'reload':
      return { status: 'API_SERVER_APPROVED_RELOAD_APP', delay_reload: result.delay, data: next };
    case 'visitor':
      return { data: next };
    case 'session':
      return {
        data: {
          ...next,
          expires_in_milliseconds: result.expiresIn,
          ...(result.newBearer === null ? {} : { bearer_token: result.newBearer }),
        },
      };
  }
};

export { activity } from './activity.ts';
