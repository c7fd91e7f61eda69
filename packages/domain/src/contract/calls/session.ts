import { z } from 'zod/mini';
import type { SignOnProvider } from '../../session/sign-on.ts';
import type { LoginReply, SessionView } from '../../session/types.ts';
import { defineCall } from '../call.ts';
import { accode, personFields } from '../fields.ts';

export const changePassword = defineCall({
  name: 'change-password',
  access: 'signed_in',
  summary:
    "Changes the caller's password and ends the caller's other sessions. Errors are returned by field (SESS-08).",
  request: z.object({
    old_password: z.string().check(z.maxLength(200)),
    new_password: z.string().check(z.maxLength(200)),
  }),
  reply: z.object({}),
});

export const impersonationStart = defineCall({
  name: 'impersonation/start',
  access: 'operator',
  summary:
    'Signs root or it in as a customer for at most 60 minutes. Requires login/authorise, and a reason that is recorded (SESS-09).',
  request: z.object({
    username: z.string().check(z.minLength(1), z.maxLength(200)),
    reason: z.string().check(z.minLength(1), z.maxLength(300), z.regex(/\S/)),
  }),
  reply: z.custom<LoginReply>(),
});

export const impersonationStop = defineCall({
  name: 'impersonation/stop',
  access: 'signed_in',
  summary: 'Ends impersonation and signs the caller in as themselves again (SESS-09).',
  request: z.object({}),
  reply: z.custom<LoginReply>(),
});

export const loginAuthorise = defineCall({
  name: 'login/authorise',
  access: 'signed_in',
  summary:
    'Checks the password again before sensitive actions: impersonation, the second factor, ending sessions. A wrong password is reported by field and counts as a failed login (SESS-08).',
  request: z.object({ password: z.string().check(z.maxLength(200)) }),
  reply: z.object({
    /** How long the session stays authorised. */
    authorised_for_milliseconds: z.number(),
    /** Replaces the old token, which stays valid for 60 s. */
    bearer_token: z.optional(z.string()),
    expires_in_milliseconds: z.number(),
  }),
});

export const loginValidate = defineCall({
  name: 'login/validate',
  access: 'signed_in',
  summary: 'Whether the bearer token is still valid, and until when.',
  request: z.object({}),
  reply: z.object({
    valid: z.boolean(),
    expires_at: z.string(),
    expires_in_milliseconds: z.number(),
  }),
});

export const login = defineCall({
  name: 'login',
  access: 'anyone',
  summary:
    'Signs in with user name and password, and with a code if the second factor is on. With a bearer token instead, renews the session.',
  request: z.object({
    username: z.optional(z.string().check(z.maxLength(200))),
    password: z.optional(z.string().check(z.maxLength(200))),
    /** Authenticator or recovery code. Requested with `second_factor_needed` once the password is correct. */
    code: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: z.custom<LoginReply>(),
});

export const logout = defineCall({
  name: 'logout',
  access: 'signed_in',
  summary: "Ends the caller's session, on every server process.",
  request: z.object({}),
  reply: z.object({}),
});

export const newPasswordRequest = defineCall({
  name: 'new-password-request',
  access: 'anyone',
  summary: 'Emails a password reset link to a user. The reply is the same whether or not the user exists (SESS-08).',
  request: z.object({ username: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: z.object({}),
});

export const newPasswordSet = defineCall({
  name: 'new-password-set',
  access: 'anyone',
  summary: 'Sets the password with the single-use token of an emailed link, and ends all sessions of the user.',
  request: z.object({
    token: z.string().check(z.maxLength(200)),
    new_password: z.string().check(z.maxLength(200)),
  }),
  reply: z.object({}),
});

export const regoNumRequest = defineCall({
  name: 'rego-num/request',
  access: 'anyone',
  summary:
    "Requests a registration number for an account. It is emailed to the account's existing users, who pass it on. The reply is the same whether or not the account exists (SESS-08).",
  request: z.object({ accode, ...personFields }),
  reply: z.object({}),
});

export const regoNumSubmit = defineCall({
  name: 'rego-num/submit',
  access: 'anyone',
  summary: 'Creates a user of the account with a registration number. Errors are returned by field (SESS-08).',
  request: z.object({
    accode,
    rego_num: z.string().check(z.maxLength(40)),
    username: z.string().check(z.maxLength(200)),
    new_password: z.string().check(z.maxLength(200)),
  }),
  reply: z.object({ username: z.string() }),
});

export const secondFactorBegin = defineCall({
  name: 'second-factor/begin',
  access: 'signed_in',
  summary:
    'Creates a secret for an authenticator. Requires login/authorise. Signing in does not change until second-factor/confirm.',
  request: z.object({}),
  reply: z.object({
    /** In base 32, for typing when the QR code cannot be scanned. */
    secret: z.string(),
    /** `otpauth://…`, the content of the QR code. */
    address: z.string(),
  }),
});

export const secondFactorConfirm = defineCall({
  name: 'second-factor/confirm',
  access: 'signed_in',
  summary:
    "Turns the second factor on with a first code from the authenticator, and ends the caller's other sessions. The recovery codes are returned only once.",
  request: z.object({ code: z.string().check(z.maxLength(40)) }),
  reply: z.object({
    recovery_codes: z.array(z.string()),
    /** Replaces the old token, which stays valid for 60 s. */
    bearer_token: z.optional(z.string()),
    expires_in_milliseconds: z.number(),
  }),
});

export const secondFactorGet = defineCall({
  name: 'second-factor/get',
  access: 'signed_in',
  summary:
    'Whether the caller signs in with an authenticator code as well as the password, and how many recovery codes are left.',
  request: z.object({}),
  reply: z.object({
    /** When it was set up, ISO 8601; null if it is not. */
    since: z.nullable(z.string()),
    recovery_codes_left: z.number(),
    /** Whether the caller must set it up before using most of the portal. */
    demanded: z.boolean(),
  }),
});

export const secondFactorRemove = defineCall({
  name: 'second-factor/remove',
  access: 'signed_in',
  summary:
    "Turns the second factor off. Requires login/authorise. Voids the recovery codes and ends the caller's other sessions.",
  request: z.object({}),
  reply: z.object({}),
});

export const sessionsEnd = defineCall({
  name: 'sessions/end',
  access: 'signed_in',
  summary:
    "Ends one of the caller's sessions, or with null all but the current one. Requires login/authorise. Returns how many were ended.",
  request: z.object({ session_id: z.nullable(z.string().check(z.maxLength(40))) }),
  reply: z.object({ ended: z.number() }),
});

export const sessionsGet = defineCall({
  name: 'sessions/get',
  access: 'signed_in',
  summary: "The caller's open sessions: the current one first, then the most recently used.",
  request: z.object({}),
  reply: z.object({ sessions: z.custom<readonly SessionView[]>() }),
});

export const signOnProviders = defineCall({
  name: 'sign-on/providers',
  access: 'anyone',
  summary: 'The providers for single sign-on, as configured.',
  request: z.object({}),
  reply: z.custom<readonly SignOnProvider[]>(),
});
