import { type AuthorisedAccount, isOperatorKind, isStaffKind, type UserKind } from '@portal/domain/session';

/** Who makes a call. Taken from the session, never from the request body. */
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
  /** Absolute end of the session, regardless of use. */
  readonly expires: Date;
  readonly bearerHash: Uint8Array;
  readonly bearerIssued: Date;
  /** Whether a second factor was verified in this session. */
  readonly hasSecondFactor: boolean;
}

/** SESS-06 */
export const isStaff = ({ kind }: Pick<Caller, 'kind'>): boolean => isStaffKind(kind);
export const isOperator = ({ kind }: Pick<Caller, 'kind'>): boolean => isOperatorKind(kind);
