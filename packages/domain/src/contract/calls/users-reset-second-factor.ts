import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { userId } from '../fields.ts';

export const usersResetSecondFactor = defineCall({
  name: 'users/reset-second-factor',
  access: 'operator',
  summary: "Turns off a user's two-step sign-in and ends their sessions. Requires login/authorise.",
  request: z.object({ user_id: userId }),
  reply: z.object({ was_on: z.boolean(), ended: z.number() }),
});
