import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { accode } from '../fields.ts';

export const regoNumSubmit = defineCall({
  name: 'rego-num/submit',
  access: 'anyone',
  summary: 'Creates a user of the account with a registration number. Errors are returned by field (SESS-08).',
  request: z.object({
    accode,
    rego_num: z.string().check(z.maxLength(40)),
    username: z.string().check(z.maxLength(200)),
    new_password: z.string().check(z.maxLength(200)),
  }),
  reply: z.object({ username: z.string() }),
});
