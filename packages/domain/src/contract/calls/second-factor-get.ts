import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const secondFactorGet = defineCall({
  name: 'second-factor/get',
  access: 'signed_in',
  summary:
    'Whether the caller signs in with a code of an authenticator besides the password, and what is left to recover by.',
  request: z.object({}),
  reply: z.object({
    /** When it was set up, as ISO 8601; null where it is not. */
    since: z.nullable(z.string()),
    recovery_codes_left: z.number(),
    /** Whether most of the portal stays closed to the caller until it is set up. */
    demanded: z.boolean(),
  }),
});
