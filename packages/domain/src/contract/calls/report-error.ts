import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const reportError = defineCall({
  name: 'report-error',
  access: 'anyone',
  summary: 'Reports an uncaught browser error to the error-reporting service or the log (PING-06).',
  request: z.object({
    type: z.string().check(z.maxLength(100)),
    message: z.string().check(z.maxLength(1000)),
    stack: z.string().check(z.maxLength(8000)),
    path: z.string().check(z.maxLength(500)),
    build: z.number(),
  }),
  reply: z.object({ taken: z.boolean() }),
});
