import { type Call, type CallKey, calls } from '@portal/domain/contract';
import { Refusal } from '../calls/refusal.ts';
import type { Config } from '../config.ts';
import { type Caller, isOperator } from './caller.ts';

/** Where whoever is asked for a second factor sets it up. */
export const setUpPath = '/orders/account/second-factor';

/** What is open until then: to set it up, to be told who one is, and to leave. Nothing of a customer, nothing of the portal. */
const open: ReadonlySet<CallKey> = new Set<CallKey>([
  'login',
  'loginValidate',
  'loginAuthorise',
  'logout',
  'changePassword',
  'getPreferences',
  'secondFactorGet',
  'secondFactorBegin',
  'secondFactorConfirm',
  'xhrPing',
]);

/** Root and it go no further in production without a second factor: their reach is everybody's account. */
export const isDemanded = (caller: Pick<Caller, 'kind' | 'hasSecondFactor'>, config: Pick<Config, 'production'>) =>
  config.production && isOperator(caller) && !caller.hasSecondFactor;

/**
 * The caller as whom a call is made. While a second factor is demanded, somebody is a visitor to the calls that are open to anyone, and
 * is sent to set it up by all others.
 */
export function callerFor(key: CallKey, caller: Caller | null, config: Pick<Config, 'production'>): Caller | null {
  if (caller === null || open.has(key) || !isDemanded(caller, config)) return caller;
  const call: Call = calls[key];
  if (call.access === 'anyone') return null;
  throw new Refusal('second_factor_first', {
    action: 'redirect_to',
    redirect_to: setUpPath,
    user_message: 'Set up two-step sign-in first.',
  });
}
