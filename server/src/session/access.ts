import type { Call } from '@portal/domain/contract';
import type { AuthorisedAccount } from '@portal/domain/session';
import { accountNotFound, cartNotFound, invalidBearer, Refusal } from '../calls/refusal.ts';
import { sessionMessages } from '../messages/session.ts';
import { type Caller, isOperator, isStaff } from './caller.ts';

/** The only place that decides access (SESS-07). Denies by default; unknown and forbidden get the same error. */

const notAllowed = () =>
  new Refusal('not_allowed', { action: 'display_message', user_message: sessionMessages.notAllowed });

/** Throws unless the caller, a person or one of the supplier's systems, may make the call at all. */
export function mayMake(call: Call, caller: Caller | null, system: string | null = null): void {
  if (call.access === 'anyone' || (call.access === 'system' && system !== null)) return;
  if (!caller) throw invalidBearer();
  switch (call.access) {
    case 'system':
      throw notAllowed();
    case 'signed_in':
      return;
    case 'customer':
      if (caller.accounts.length === 0) throw notAllowed();
      return;
    case 'staff':
      if (!isStaff(caller)) throw notAllowed();
      return;
    case 'operator':
      if (!isOperator(caller)) throw notAllowed();
      return;
  }
}

/** The caller of a call that requires a session. Throws if there is none; `mayMake` has normally checked already. */
export function signedIn(caller: Caller | null): Caller {
  if (!caller) throw invalidBearer();
  return caller;
}

/** One of the caller's accounts. Throws the same error for an unknown account and for somebody else's. */
export function accountOf(caller: Caller, accode: string): AuthorisedAccount {
  const account = caller.accounts.find((each) => each.accode === accode);
  if (!account) throw accountNotFound();
  return account;
}

/** The requested account, or the caller's primary one. Throws like `accountOf`, and for a caller without accounts. */
export function accountOrPrimary(caller: Caller, requested: string | undefined): AuthorisedAccount {
  const accode = requested ?? caller.primaryAccode;
  if (accode === null) throw accountNotFound();
  return accountOf(caller, accode);
}

/** The account of a cart. Throws 'not found' if the cart does not exist or belongs to an account the caller cannot use. */
export function cartAccountOf(caller: Caller, cart: { readonly accode: string } | undefined): AuthorisedAccount {
  const account = cart && caller.accounts.find((each) => each.accode === cart.accode);
  if (!account) throw cartNotFound();
  return account;
}

/** The account codes a list may show: the requested ones, or all of the caller's. Throws if a requested one is not the caller's. */
export function accodesOf(caller: Caller, requested?: readonly string[]): readonly string[] {
  if (!requested) return caller.accounts.map((each) => each.accode);
  return requested.map((accode) => accountOf(caller, accode).accode);
}
