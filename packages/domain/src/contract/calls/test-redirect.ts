import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const testRedirect = defineCall({
  name: 'test_redirect',
  access: 'anyone',
  summary: 'Orders a redirect to a whole address: the home page of this portal (CALL-10).',
  request: z.object({}),
  reply: z.object({}),
});
