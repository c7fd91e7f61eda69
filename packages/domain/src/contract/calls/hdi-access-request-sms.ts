import { z } from 'zod/mini';
import { defineCall, timeouts } from '../call.ts';
import { software } from '../fields.ts';

export const hdiAccessRequestSms = defineCall({
  name: 'hdi_access/request-sms',
  timeout: timeouts.shared,
  retries: 0,
  merge: false,
  access: 'signed_in',
  summary: "Sends a code of six digits to the caller's mobile; the one before is void (SOFT-01).",
  request: z.object({ software }),
  reply: z.object({ mobile: z.string(), good_for_milliseconds: z.number() }),
});
