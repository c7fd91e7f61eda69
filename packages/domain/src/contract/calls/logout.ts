import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const logout = defineCall({
  name: 'logout',
  access: 'signed_in',
  summary: "Ends the caller's session, on every server process.",
  request: z.object({}),
  reply: z.object({}),
});
