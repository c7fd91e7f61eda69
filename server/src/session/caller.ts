import { type AuthorisedAccount, isOperatorKind, isStaffKind, type UserKind } from '@portal/domain/session';

/** Who makes a call: what the session says, never what the body says. */
export interface Caller {
  readonly sessionId: string;
  /** The caller's own session, while acting as somebody else (SESS-09). */
  readonly parentSessionId: string | null;
  readonly userId: string;
  /** Differs from `userId` while impersonating. */
  readonly realUserId: string;
  readonly username: string;
  readonly kind: UserKind;
  readonly accounts: readonly AuthorisedAccount[];
  readonly primaryAccode: string | null;
  /** When the session ends, whatever is done. */
  readonly expires: Date;
  readonly bearerHash: Uint8Array;
  readonly bearerIssued: Date;
  /** Whether a code was typed besides the password when the session was begun, or since. */
  readonly hasSecondFactor: boolean;
}

/** SESS-06 */
export const isStaff = ({ kind }: Pick<Caller, 'kind'>): boolean => isStaffKind(kind);
export const isOperator = ({ kind }: Pick<Caller, 'kind'>): boolean => isOperatorKind(kind);
