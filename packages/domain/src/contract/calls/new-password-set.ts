import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const newPasswordSet = defineCall({
  name: 'new-password-set',
  access: 'anyone',
  summary: 'Sets the password with the token of a mailed link, which is good once, and ends all sessions of the user.',
  request: z.object({
    token: z.string().check(z.maxLength(200)),
    new_password: z.string().check(z.maxLength(200)),
  }),
  reply: z.object({}),
});
