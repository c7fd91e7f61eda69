/** A provider with which users can sign in instead of a password. */
export interface SignOnProvider {
  /** Part of its addresses: `/sign-on/NAME`. */
  readonly name: string;
  /** What people call it. */
  readonly label: string;
}

/** Why single sign-on did not sign a user in, in the query `sign_on` of the sign-in page. */
export const signOnProblems = ['unavailable', 'cancelled', 'failed', 'no_user', 'too_weak'] as const;
export type SignOnProblem = (typeof signOnProblems)[number];
