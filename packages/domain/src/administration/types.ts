import type { UserKind } from '../session/types.ts';

/** `invited`: has no password yet. */
export const userStates = ['active', 'invited', 'disabled'] as const;
export type UserState = (typeof userStates)[number];

/** The fields of a user that operators edit. */
export interface UserValues {
  readonly username: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly mobile: string;
  readonly user_type: UserKind;
  /** Codes of the accounts that the user may use, the own one first. */
  readonly accounts: readonly string[];
}

/** A user as operators see it. Times as ISO 8601. */
export interface UserRow extends UserValues {
  readonly user_id: string;
  readonly state: UserState;
  /** Null if the user has not signed in yet. */
  readonly last_sign_in: string | null;
  /** Whether two-step sign-in is on. */
  readonly second_factor: boolean;
  /** Until when sign-ins are refused after too many wrong passwords; null if they are not. */
  readonly locked_until: string | null;
}

export interface UserDetail extends UserRow {
  /** Open sessions, including those of staff acting as the user. */
  readonly sessions: number;
  /** Whether the users feed has this user, so that a load can overwrite what is changed here. */
  readonly in_feed: boolean;
  /** Whether the caller may change this user: only root changes root and it users. */
  readonly may_change: boolean;
  /** Whether it is the caller. */
  readonly is_self: boolean;
}

/** An account with the users who may use it. */
export interface AccountRow {
  readonly accode: string;
  readonly name: string;
  readonly suburb: string;
  readonly state: string;
  readonly users: readonly { readonly user_id: string; readonly username: string; readonly name: string }[];
}

/** A destination of orders and its queue. Times as ISO 8601. */
export interface DestinationRow {
  readonly name: string;
  /** Null if it is no longer configured. */
  readonly kind: 'webhook' | 'folder' | 'bucket' | 'email' | null;
  /** Address without credentials or query, folder, or email address. */
  readonly target: string;
  readonly waiting: number;
  /** Events that could not be delivered within three days. */
  readonly dead: number;
  readonly delivered: number;
  /** When the oldest waiting event was queued. */
  readonly oldest: string | null;
  readonly last_delivered: string | null;
  /** The last response or error. */
  readonly answer: string | null;
}

/** An event that could not be delivered. */
export interface UndeliveredEvent {
  readonly event_id: string;
  readonly order: string;
  readonly queued: string;
  readonly attempts: number;
  readonly answer: string;
}

/** An entry of the audit log. */
export interface AuditEntry {
  readonly audit_id: string;
  /** ISO 8601 */
  readonly at: string;
  /** User name, or id if the user is gone; null for visitors and for work of the portal itself. */
  readonly user: string | null;
  /** The employee who acted as the user; null if the user acted. */
  readonly acting: string | null;
  readonly action: string;
  readonly result: string;
  /** `command` for the command line, `job` for the portal's own work. */
  readonly request_id: string;
  readonly detail: Readonly<Record<string, unknown>>;
}

/** What an operator can do with a user beside editing. */
export type UserAction = 'password_link' | 'reset_second_factor' | 'end_sessions' | 'disable' | 'enable';

/** Which users or accounts are listed. */
export interface UserSearch {
  readonly shown: 'users' | 'accounts';
  readonly find: string;
  readonly user_type: UserKind | null;
  readonly state: UserState | null;
  /** From 1. */
  readonly page: number;
  /** The user or account whose details show. */
  readonly open: string | null;
}
export const firstUserSearch: UserSearch = {
  shown: 'users',
  find: '',
  user_type: null,
  state: null,
  page: 1,
  open: null,
};

/** Empty texts and null do not restrict the search. Days are YYYY-MM-DD, both included. */
export interface AuditSearch {
  readonly user: string;
  readonly action: string;
  readonly account: string;
  readonly text: string;
  readonly from: string | null;
  readonly until: string | null;
}
export const emptyAuditSearch: AuditSearch = { user: '', action: '', account: '', text: '', from: null, until: null };
