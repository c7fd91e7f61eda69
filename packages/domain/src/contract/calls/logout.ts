import { z } from 'zod/mini';
import { defineCall, retries, timeouts } from '../call.ts';

export const logout = defineCall({
  name: 'logout',
  timeout: timeouts.shared,
  retries: retries.shared,
  merge: false,
  access: 'signed_in',
  summary: 'Ends the session of the bearer, on every process.',
  request: z.object({}),
  reply: z.object({}),
});
