import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const secondFactorBegin = defineCall({
  name: 'second-factor/begin',
  access: 'signed_in',
  summary:
    'Makes a secret for an authenticator, after login/authorise. Signing in stays as it is until second-factor/confirm.',
  request: z.object({}),
  reply: z.object({
    /** In base 32, for typing when the QR code cannot be scanned. */
    secret: z.string(),
    /** `otpauth://…`, the content of the QR code. */
    address: z.string(),
  }),
});
