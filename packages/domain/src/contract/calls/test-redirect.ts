import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const testRedirect = defineCall({
  name: 'test_redirect',
  access: 'anyone',
  summary: "For tests: replies with a redirect to an absolute URL, the portal's home page (CALL-10).",
  request: z.object({}),
  reply: z.object({}),
});
