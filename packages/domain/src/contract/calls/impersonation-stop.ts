import { z } from 'zod/mini';
import type { LoginReply } from '../../session/types.ts';
import { defineCall } from '../call.ts';

export const impersonationStop = defineCall({
  name: 'impersonation/stop',
  access: 'signed_in',
  summary: 'Ends impersonation and signs the caller in as themselves again (SESS-09).',
  request: z.object({}),
  reply: z.custom<LoginReply>(),
});
