import { z } from 'zod/mini';
import type { LoginReply } from '../../session/types.ts';
import { defineCall } from '../call.ts';

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
