import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { software } from '../fields.ts';

export const hdiAccessCheck = defineCall({
  name: 'hdi_access/check',
  access: 'anyone',
  summary: 'Whether the caller may ask for a software token, and if not, why (SOFT-01).',
  request: z.object({ software }),
  reply: z.object({
    access: z.boolean(),
    /** `sign_in`, `no_account` or `no_mobile`; null with access. */
    reason: z.nullable(z.enum(['sign_in', 'no_account', 'no_mobile'])),
    /** The end of the number that a code would go to; null without access. */
    mobile: z.nullable(z.string()),
  }),
});
