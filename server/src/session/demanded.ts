import { type Call, type CallKey, calls } from '@portal/domain/contract';
import { Refusal } from '../calls/refusal.ts';
import type { Config } from '../config.ts';
import { type Caller, isOperator, isStaff } from './caller.ts';

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

const kinds: Readonly<Record<NonNullable<Config['secondFactor']>, (caller: Pick<Caller, 'kind'>) => boolean>> = {
  operators: isOperator,
  staff: isStaff,
  everybody: () => true,
};

/**
 * Whether somebody goes no further without a second factor: in production at least root and it, whose reach is everybody's account. Whoever
 * acts as somebody else was asked before.
 */
export const isDemanded = (
  caller: Pick<Caller, 'kind' | 'hasSecondFactor' | 'parentSessionId'>,
  { secondFactor }: Pick<Config, 'secondFactor'>,
) => secondFactor !== null && !caller.hasSecondFactor && caller.parentSessionId === null && kinds[secondFactor](caller);

/**
 * The caller as whom a call is made. While a second factor is demanded, somebody is a visitor to the calls that are open to anyone, and
 * is sent to set it up by all others.
 */
export function callerFor(key: CallKey, caller: Caller | null, config: Pick<Config, 'secondFactor'>): Caller | null {
  if (caller === null || open.has(key) || !isDemanded(caller, config)) return caller;
  const call: Call = calls[key];
  if (call.access === 'anyone') return null;
  throw new Refusal('second_factor_first', {
    action: 'redirect_to',
    redirect_to: setUpPath,
    user_message: 'Set up two-step sign-in first.',
  });
}
