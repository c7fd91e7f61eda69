import type { AuthorisedAccount, UserDetails, UserKind } from './types.ts';

const staffKinds: ReadonlySet<UserKind> = new Set<UserKind>(['root', 'it', 'staff', 'mktg', 'tech']);
const operatorKinds: ReadonlySet<UserKind> = new Set<UserKind>(['root', 'it']);

/** SESS-06: root, it, {product}, mktg and tech. */
export const isStaffKind = (kind: UserKind): boolean => staffKinds.has(kind);
/** PART-09, SHELL-05: root and it. */
export const isOperatorKind = (kind: UserKind): boolean => operatorKinds.has(kind);

type Typed = Pick<UserDetails, 'user_type'>;

/**
 * Returns the kind of a user (SESS-06); staff have the configured product code as their type. Unknown types count as public, the least
 * privileged.
 */
export function userKind(user: Typed, product: string): UserKind {
  switch (user.user_type) {
    case product:
      return 'staff';
    case 'root':
    case 'it':
    case 'mktg':
    case 'tech':
    case 'customer':
      return user.user_type;
    default:
      return 'public';
  }
}

/** Like `isStaffKind`; false if nobody is signed in. */
export function isStaff(user: Typed | null, product: string): boolean {
  return user !== null && isStaffKind(userKind(user, product));
}

/** Like `isOperatorKind`; false if nobody is signed in. */
export function isOperator(user: Typed | null, product: string): boolean {
  return user !== null && isOperatorKind(userKind(user, product));
}

/** SESS-09 */
export function isImpersonating(user: Pick<UserDetails, 'client_id' | 'real_client_id'>): boolean {
  return user.client_id !== user.real_client_id;
}

/** Returns the initial account (SESS-07): the primary one if it is authorised, otherwise the first. */
export function primaryAccount(
  user: Pick<UserDetails, 'primary_accode' | 'authorised_accodes'>,
): AuthorisedAccount | null {
  const accounts = user.authorised_accodes;
  return accounts.find((account) => account.accode === user.primary_accode) ?? accounts[0] ?? null;
}
