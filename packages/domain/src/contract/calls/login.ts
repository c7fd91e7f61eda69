import { z } from 'zod/mini';
import type { LoginReply } from '../../session/types.ts';
import { defineCall } from '../call.ts';

export const login = defineCall({
  name: 'login',
  access: 'anyone',
  summary:
    'Signs in with a user name and a password, and with a code for who has set that up, or renews what a bearer gives.',
  request: z.object({
    username: z.optional(z.string().check(z.maxLength(200))),
    password: z.optional(z.string().check(z.maxLength(200))),
    /** Authenticator or recovery code. Requested with `second_factor_needed` once the password is correct. */
    code: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: z.custom<LoginReply>(),
});
