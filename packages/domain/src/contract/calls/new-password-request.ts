import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const newPasswordRequest = defineCall({
  name: 'new-password-request',
  access: 'anyone',
  summary:
    'Mails a link for a new password to the user of a name. The answer is the same whether there is such a user or not (SESS-08).',
  request: z.object({ username: z.string().check(z.minLength(1), z.maxLength(200)) }),
  reply: z.object({}),
});
