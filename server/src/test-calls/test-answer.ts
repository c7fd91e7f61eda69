import { setTimeout as wait } from 'node:timers/promises';
import type { EnvelopeAction } from '@portal/domain/contract';
import type { Handler } from '../calls/handler.ts';
import { Refusal } from '../calls/refusal.ts';
import { callsMessages } from '../messages/calls.ts';

interface Parts {
  readonly user_message?: string;
  readonly redirect_to?: string;
  readonly delay_reload?: number;
}

/** Envelope fields that accompany an action. */
const parts: Readonly<Record<EnvelopeAction, Parts>> = {
  display_message: { user_message: callsMessages.test.display },
  popup_message: { user_message: callsMessages.test.popup },
  redirect_to: { redirect_to: '/home' },
  reload_app: { delay_reload: 0 },
  retry: {},
  invalid_bearer: {},
  reload_cart: { delay_reload: 0 },
};

/** RUN-01: returns the requested envelope. Harmless for any caller: changes nothing and ends no session. */
export const testAnswer: Handler<'testAnswer'> = async ({ data }) => {
  const { status = 'OK', action, delay_milliseconds = 0 } = data;
  await wait(delay_milliseconds);
  const actionFields = action === undefined ? {} : { ...parts[action], action };
  // Clients retry only failed calls.
  if (action === 'retry') throw new Refusal('test', { action, delay_retry: 0 });
  if (status !== 'OK') {
    throw new Refusal('test', { user_message: callsMessages.test.failed, ...actionFields, status });
  }
  return { data: { waited_milliseconds: delay_milliseconds }, ...actionFields };
};
