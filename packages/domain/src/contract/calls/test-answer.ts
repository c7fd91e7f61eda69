import { z } from 'zod/mini';
import { envelopeActions } from '../../api/envelope.ts';
import { defineCall } from '../call.ts';

export const testAnswer = defineCall({
  name: 'test_answer',
  access: 'signed_in',
  summary: 'Answers as it is asked to: with an action, with an error, or late (RUN-01).',
  request: z.object({
    status: z.optional(z.enum(['OK', 'ERROR', 'FATAL'])),
    action: z.optional(z.enum(envelopeActions)),
    delay_milliseconds: z.optional(z.int().check(z.gte(0), z.lte(5000))),
  }),
  reply: z.object({ waited_milliseconds: z.number() }),
});
