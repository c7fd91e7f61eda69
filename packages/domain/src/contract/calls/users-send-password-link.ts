import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { userId } from '../fields.ts';

export const usersSendPasswordLink = defineCall({
  name: 'users/send-password-link',
  access: 'operator',
  summary:
    'Mails a user a link, valid for a day, to choose a new password. The old one works until then. Requires login/authorise.',
  request: z.object({ user_id: userId }),
  reply: z.object({ email: z.string() }),
});
