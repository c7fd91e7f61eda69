import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { accode, personFields } from '../fields.ts';

export const regoNumRequest = defineCall({
  name: 'rego-num/request',
  access: 'anyone',
  summary:
    "Requests a registration number for an account. It is emailed to the account's existing users, who pass it on. The reply is the same whether or not the account exists (SESS-08).",
  request: z.object({ accode, ...personFields }),
  reply: z.object({}),
});
