import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const secondFactorGet = defineCall({
  name: 'second-factor/get',
  access: 'signed_in',
  summary:
    'Whether the caller signs in with an authenticator code as well as the password, and how many recovery codes are left.',
  request: z.object({}),
  reply: z.object({
    /** When it was set up, ISO 8601; null if it is not. */
    since: z.nullable(z.string()),
    recovery_codes_left: z.number(),
    /** Whether the caller must set it up before using most of the portal. */
    demanded: z.boolean(),
  }),
});
