import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const testRedirectRelative = defineCall({
  name: 'test_redirect_relative',
  access: 'anyone',
  summary: 'For tests: replies with a redirect to a path, /home (CALL-10).',
  request: z.object({}),
  reply: z.object({}),
});
