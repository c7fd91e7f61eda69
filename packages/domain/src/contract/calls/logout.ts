import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const logout = defineCall({
  name: 'logout',
  access: 'signed_in',
  summary: 'Ends the session of the bearer, on every process.',
  request: z.object({}),
  reply: z.object({}),
});
