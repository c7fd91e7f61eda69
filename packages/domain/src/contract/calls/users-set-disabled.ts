import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { userId } from '../fields.ts';

export const usersSetDisabled = defineCall({
  name: 'users/set-disabled',
  access: 'operator',
  summary:
    'Disables a user and ends their sessions at once, or enables them again. Nobody disables themselves. Requires login/authorise.',
  request: z.object({ user_id: userId, disabled: z.boolean() }),
  reply: z.object({ ended: z.number() }),
});
