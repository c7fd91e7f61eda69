import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

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
