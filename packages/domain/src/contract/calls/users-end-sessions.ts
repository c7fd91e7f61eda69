import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { userId } from '../fields.ts';

export const usersEndSessions = defineCall({
  name: 'users/end-sessions',
  access: 'operator',
  summary: 'Signs a user out everywhere. Requires login/authorise.',
  request: z.object({ user_id: userId }),
  reply: z.object({ ended: z.number() }),
});
