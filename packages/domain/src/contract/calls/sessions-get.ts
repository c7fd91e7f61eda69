import { z } from 'zod/mini';
import type { SessionView } from '../../session/types.ts';
import { defineCall } from '../call.ts';

export const sessionsGet = defineCall({
  name: 'sessions/get',
  access: 'signed_in',
  summary: "The caller's open sessions: the current one first, then the most recently used.",
  request: z.object({}),
  reply: z.object({ sessions: z.custom<readonly SessionView[]>() }),
});
