import { setTimeout as wait } from 'node:timers/promises';
import type { EnvelopeAction } from '@portal/domain/contract';
import type { Handler } from '../calls/handler.ts';
import type { EnvelopeParts } from '../calls/refusal.ts';
import { Refusal } from '../calls/refusal.ts';

/** What comes along with an action. */
const parts: Readonly<Record<EnvelopeAction, EnvelopeParts>> = {
  display_message: { user_message: 'A message to display.' },
  popup_message: { user_message: 'A message to pop up.' },
  redirect_to: { redirect_to: '/home' },
  reload_app: { delay_reload: 0 },
  retry: { delay_retry: 0 },
  invalid_bearer: {},
  reload_cart: { delay_reload: 0 },
};

/** RUN-01: harmless whoever asks: nothing is changed, no session is ended. */
export const testAnswer: Handler<'testAnswer'> = async ({ data }) => {
  const { status = 'OK', action, delay_milliseconds = 0 } = data;
  await wait(delay_milliseconds);
  const asked = action === undefined ? {} : { ...parts[action], action };
  if (status !== 'OK' || action === 'retry') {
    throw new Refusal('test', { user_message: 'This call fails because it was asked to.', ...asked, status });
  }
  const { user_message, redirect_to, delay_reload } = {
    user_message: null,
    redirect_to: null,
    delay_reload: null,
    ...asked,
  };
  return {
    data: { waited_milliseconds: delay_milliseconds },
    ...(action === undefined ? {} : { action }),
    ...(user_message === null ? {} : { user_message }),
    ...(redirect_to === null ? {} : { redirect_to }),
    ...(delay_reload === null ? {} : { delay_reload }),
  };
};
