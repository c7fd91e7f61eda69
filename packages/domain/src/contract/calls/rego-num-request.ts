import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { accode, personFields } from '../fields.ts';

export const regoNumRequest = defineCall({
  name: 'rego-num/request',
  access: 'anyone',
  summary:
    'Asks for a registration number for an account. It is mailed to those who use the account already, who pass it on; the answer is the same whether there is such an account or not (SESS-08).',
  request: z.object({ accode, ...personFields }),
  reply: z.object({}),
});
