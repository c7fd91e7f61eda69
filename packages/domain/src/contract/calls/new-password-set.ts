import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

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
