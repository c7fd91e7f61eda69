import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { certificateNumbers } from '../fields.ts';

export const emailCertificates = defineCall({
  name: 'email-certificates',
  access: 'signed_in',
  summary:
    'Emails test certificates as one PDF (CERT-01), by default to the caller. At most 10 emails per hour and user.',
  request: z.object({
    certificate_nos: certificateNumbers,
    email: z.optional(z.email().check(z.maxLength(200))),
    message: z.optional(z.string().check(z.maxLength(1000))),
  }),
  reply: z.object({ email: z.string(), certificate_nos: z.array(z.string()) }),
});
