import { z } from 'zod/mini';
import { defineCall, retries, timeouts } from '../call.ts';

export const testRedirect = defineCall({
  name: 'test_redirect',
  timeout: timeouts.shared,
  retries: retries.shared,
  access: 'anyone',
  summary: 'Orders a redirect to a whole address: the home page of this portal (CALL-10).',
  request: z.object({}),
  reply: z.object({}),
});
