import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { software } from '../fields.ts';

export const hdiAccessCheck = defineCall({
  name: 'hdi_access/check',
  access: 'anyone',
  summary: 'Whether the caller may request a software token, and if not, why (SOFT-01).',
  request: z.object({ software }),
  reply: z.object({
    access: z.boolean(),
    /** Why access is refused; null with access. */
    reason: z.nullable(z.enum(['sign_in', 'no_account', 'no_mobile'])),
    /** Last digits of the mobile number that codes are sent to; null without access. */
    mobile: z.nullable(z.string()),
  }),
});
