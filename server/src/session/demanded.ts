import { type Call, type CallKey, calls } from '@portal/domain/contract';
import { Refusal } from '../calls/refusal.ts';
import type { Config } from '../config.ts';
import { sessionMessages } from '../messages/session.ts';
import { type Caller, isOperator, isStaff } from './caller.ts';

/** Page on which a user sets up the second factor. */
export const setUpPath = '/orders/account/second-factor';

/** Calls allowed before a required second factor is set up: sign in, set it up, sign out. No customer or portal data. */
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
 * Whether the caller must still set up a second factor. In production it is required at least of `root` and `it`, who can reach every
 * account. An impersonating session is exempt: its parent session was checked.
 */
export const isDemanded = (
  caller: Pick<Caller, 'kind' | 'hasSecondFactor' | 'parentSessionId'>,
  { secondFactor }: Pick<Config, 'secondFactor'>,
) => secondFactor !== null && !caller.hasSecondFactor && caller.parentSessionId === null && kinds[secondFactor](caller);

/**
 * The caller to use for a call. Until a required second factor is set up, the user counts as an anonymous visitor (null) for public calls;
 * other calls throw a redirect to the set-up page.
 */
export function callerFor(key: CallKey, caller: Caller | null, config: Pick<Config, 'secondFactor'>): Caller | null {
  if (caller === null || open.has(key) || !isDemanded(caller, config)) return caller;
  const call: Call = calls[key];
  if (call.access === 'anyone') return null;
  throw new Refusal('second_factor_first', {
    action: 'redirect_to',
    redirect_to: setUpPath,
    user_message: sessionMessages.secondFactor.setUpFirst,
  });
}
