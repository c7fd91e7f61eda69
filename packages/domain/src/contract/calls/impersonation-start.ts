import { z } from 'zod/mini';
import type { LoginReply } from '../../session/types.ts';
import { defineCall } from '../call.ts';

export const impersonationStart = defineCall({
  name: 'impersonation/start',
  access: 'operator',
  summary:
    'Signs root or it in as a customer for at most 60 minutes. Requires login/authorise, and a reason that is recorded (SESS-09).',
  request: z.object({
    username: z.string().check(z.minLength(1), z.maxLength(200)),
    reason: z.string().check(z.minLength(1), z.maxLength(300), z.regex(/\S/)),
  }),
  reply: z.custom<LoginReply>(),
});
