import { z } from 'zod/mini';
import { type UserRow, userStates } from '../../administration/types.ts';
import { userTypes } from '../../session/types.ts';
import { defineCall } from '../call.ts';
import { accode, find, page } from '../fields.ts';

export const usersList = defineCall({
  name: 'users/list',
  access: 'operator',
  summary:
    'Users by name, user name, email address or account, 50 a page, with what an operator needs to see at a glance.',
  request: z.object({
    find,
    account: z.nullable(accode),
    user_type: z.nullable(z.enum(userTypes)),
    state: z.nullable(z.enum(userStates)),
    page,
  }),
  reply: z.object({ users: z.custom<readonly UserRow[]>(), total: z.number() }),
});
