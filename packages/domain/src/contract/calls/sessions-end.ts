import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const sessionsEnd = defineCall({
  name: 'sessions/end',
  access: 'signed_in',
  summary:
    "Ends one of the caller's sessions, or with null all but the current one. Requires login/authorise. Returns how many were ended.",
  request: z.object({ session_id: z.nullable(z.string().check(z.maxLength(40))) }),
  reply: z.object({ ended: z.number() }),
});
