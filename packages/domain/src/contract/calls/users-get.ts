import { z } from 'zod/mini';
import type { UserDetail } from '../../administration/types.ts';
import { defineCall } from '../call.ts';
import { userId } from '../fields.ts';

export const usersGet = defineCall({
  name: 'users/get',
  access: 'operator',
  summary: 'One user.',
  request: z.object({ user_id: userId }),
  reply: z.object({ user: z.custom<UserDetail>() }),
});
