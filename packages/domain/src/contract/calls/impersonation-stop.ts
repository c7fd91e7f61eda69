import { z } from 'zod/mini';
import type { LoginReply } from '../../session/types.ts';
import { defineCall, timeouts } from '../call.ts';

export const impersonationStop = defineCall({
  name: 'impersonation/stop',
  timeout: timeouts.shared,
  retries: 0,
  merge: false,
  access: 'signed_in',
  summary: 'Ends acting as somebody else, and signs the caller in as themselves again (SESS-09).',
  request: z.object({}),
  reply: z.custom<LoginReply>(),
});
