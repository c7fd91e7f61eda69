import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const secondFactorBegin = defineCall({
  name: 'second-factor/begin',
  access: 'signed_in',
  summary:
    'Creates a secret for an authenticator. Requires login/authorise. Signing in does not change until second-factor/confirm.',
  request: z.object({}),
  reply: z.object({
    /** In base 32, for typing when the QR code cannot be scanned. */
    secret: z.string(),
    /** `otpauth://…`, the content of the QR code. */
    address: z.string(),
  }),
});
