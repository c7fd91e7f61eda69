import type { Transaction } from '../db/database.ts';
import { type Caller, isStaff } from '../session/caller.ts';
import { mobileOf } from '../session/users.ts';

export type SoftwareAccess =
  | { readonly access: false; readonly reason: 'sign_in' | 'no_account' | 'no_mobile' }
  | { readonly access: true; readonly mobile: string };

/** SOFT-01: customers with an account and supplier staff have access, if they have a mobile number. */
export async function mayHave(db: Pick<Transaction, 'query'>, caller: Caller | null): Promise<SoftwareAccess> {
  if (!caller) return { access: false, reason: 'sign_in' };
  if (caller.accounts.length === 0 && !isStaff(caller)) return { access: false, reason: 'no_account' };
  const mobile = await mobileOf(db, caller.userId);
  return mobile.replace(/\D/g, '').length < 8 ? { access: false, reason: 'no_mobile' } : { access: true, mobile };
}

/** The last three digits of a number, enough to recognise it. */
export const masked = (mobile: string) => `•••• ${mobile.replace(/\D/g, '').slice(-3)}`;
