import { z } from 'zod/mini';
import { envelopeActions } from '../../api/envelope.ts';
import { defineCall } from '../call.ts';

export const testAnswer = defineCall({
  name: 'test_answer',
  access: 'signed_in',
  summary: 'For tests: replies with a requested action, error or delay (RUN-01).',
  request: z.object({
    status: z.optional(z.enum(['OK', 'ERROR', 'FATAL'])),
    action: z.optional(z.enum(envelopeActions)),
    delay_milliseconds: z.optional(z.int().check(z.gte(0), z.lte(5000))),
  }),
  reply: z.object({ waited_milliseconds: z.number() }),
});
