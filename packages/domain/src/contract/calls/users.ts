import { z } from 'zod/mini';
import { type AccountRow, type UserDetail, type UserRow, userStates } from '../../administration/types.ts';
import { userTypes } from '../../session/types.ts';
import { defineCall } from '../call.ts';
import { accode, find, page, userFields, userId } from '../fields.ts';

export const accountsList = defineCall({
  name: 'accounts/list',
  access: 'operator',
  summary: 'Accounts by code or name with their users, 50 a page.',
  request: z.object({ find, page }),
  reply: z.object({ accounts: z.custom<readonly AccountRow[]>(), total: z.number() }),
});

export const usersEndSessions = defineCall({
  name: 'users/end-sessions',
  access: 'operator',
  summary: 'Signs a user out everywhere. Requires login/authorise.',
  request: z.object({ user_id: userId }),
  reply: z.object({ ended: z.number() }),
});

export const usersGet = defineCall({
  name: 'users/get',
  access: 'operator',
  summary: 'One user.',
  request: z.object({ user_id: userId }),
  reply: z.object({ user: z.custom<UserDetail>() }),
});

export const usersInvite = defineCall({
  name: 'users/invite',
  access: 'operator',
  summary:
    'Adds a user and mails a link, valid for a day, where the user chooses a password. `mailed` is false if the mail could not be sent. Only root adds root and it users. Requires login/authorise.',
  request: z.object(userFields),
  reply: z.object({ user_id: z.string(), mailed: z.boolean() }),
});

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

export const usersResetSecondFactor = defineCall({
  name: 'users/reset-second-factor',
  access: 'operator',
  summary: "Turns off a user's two-step sign-in and ends their sessions. Requires login/authorise.",
  request: z.object({ user_id: userId }),
  reply: z.object({ was_on: z.boolean(), ended: z.number() }),
});

export const usersSendPasswordLink = defineCall({
  name: 'users/send-password-link',
  access: 'operator',
  summary:
    'Mails a user a link, valid for a day, to choose a new password. The old one works until then. Requires login/authorise.',
  request: z.object({ user_id: userId }),
  reply: z.object({ email: z.string() }),
});

export const usersSetDisabled = defineCall({
  name: 'users/set-disabled',
  access: 'operator',
  summary:
    'Disables a user and ends their sessions at once, or enables them again. Nobody disables themselves. Requires login/authorise.',
  request: z.object({ user_id: userId, disabled: z.boolean() }),
  reply: z.object({ ended: z.number() }),
});

const { username: _, ...changes } = userFields;

export const usersUpdate = defineCall({
  name: 'users/update',
  access: 'operator',
  summary:
    "Changes a user. A new type ends the user's sessions, a new email address voids links sent before. Nobody changes their own type. Requires login/authorise.",
  request: z.object({ user_id: userId, ...changes }),
  reply: z.object({ user: z.custom<UserDetail>() }),
});
