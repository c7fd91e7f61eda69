import { z } from 'zod/mini';
import type { UserDetail } from '../../administration/types.ts';
import { defineCall } from '../call.ts';
import { userFields, userId } from '../fields.ts';

const { username: _, ...changes } = userFields;

export const usersUpdate = defineCall({
  name: 'users/update',
  access: 'operator',
  summary:
    "Changes a user. A new type ends the user's sessions, a new email address voids links sent before. Nobody changes their own type. Requires login/authorise.",
  request: z.object({ user_id: userId, ...changes }),
  reply: z.object({ user: z.custom<UserDetail>() }),
});
