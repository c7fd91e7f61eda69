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

export const hdiAccessRequestSms = defineCall({
  name: 'hdi_access/request-sms',
  access: 'signed_in',
  summary: "Sends a six-digit code to the caller's mobile. Earlier codes become invalid (SOFT-01).",
  request: z.object({ software }),
  reply: z.object({ mobile: z.string(), good_for_milliseconds: z.number() }),
});

export const hdiAccessRequestToken = defineCall({
  name: 'hdi_access/request-token',
  access: 'signed_in',
  summary: 'Exchanges the code from the SMS for a software token. A wrong code is reported by field (SOFT-01).',
  request: z.object({ software, code: z.string().check(z.maxLength(20)) }),
  reply: z.object({ token: z.string(), expires_at: z.string() }),
});
