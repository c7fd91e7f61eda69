import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { userFields } from '../fields.ts';

export const usersInvite = defineCall({
  name: 'users/invite',
  access: 'operator',
  summary:
    'Adds a user and mails a link, valid for a day, where the user chooses a password. `mailed` is false if the mail could not be sent. Only root adds root and it users. Requires login/authorise.',
  request: z.object(userFields),
  reply: z.object({ user_id: z.string(), mailed: z.boolean() }),
});
