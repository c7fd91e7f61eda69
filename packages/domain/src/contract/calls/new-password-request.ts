import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const newPasswordRequest = defineCall({
  name: 'new-password-request',
  access: 'anyone',
  summary: 'Emails a password reset link to a user. The reply is the same whether or not the user exists (SESS-08).',
  request: z.object({ username: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: z.object({}),
});
