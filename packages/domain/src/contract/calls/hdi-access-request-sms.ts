import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { software } from '../fields.ts';

export const hdiAccessRequestSms = defineCall({
  name: 'hdi_access/request-sms',
  access: 'signed_in',
  summary: "Sends a code of six digits to the caller's mobile; the one before is void (SOFT-01).",
  request: z.object({ software }),
  reply: z.object({ mobile: z.string(), good_for_milliseconds: z.number() }),
});
