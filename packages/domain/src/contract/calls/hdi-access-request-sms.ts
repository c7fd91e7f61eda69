import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { software } from '../fields.ts';

export const hdiAccessRequestSms = defineCall({
  name: 'hdi_access/request-sms',
  access: 'signed_in',
  summary: "Sends a six-digit code to the caller's mobile. Earlier codes become invalid (SOFT-01).",
  request: z.object({ software }),
  reply: z.object({ mobile: z.string(), good_for_milliseconds: z.number() }),
});
