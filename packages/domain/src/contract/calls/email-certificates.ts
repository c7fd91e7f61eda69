import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { certificateNumbers } from '../fields.ts';

export const emailCertificates = defineCall({
  name: 'email-certificates',
  access: 'signed_in',
  summary:
    'Mails test certificates as one PDF (CERT-01), to the caller where no address is given. At most 10 mails an hour for each user.',
  request: z.object({
    certificate_nos: certificateNumbers,
    email: z.optional(z.email().check(z.maxLength(200))),
    message: z.optional(z.string().check(z.maxLength(1000))),
  }),
  reply: z.object({ email: z.string(), certificate_nos: z.array(z.string()) }),
});
