import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const secondFactorRemove = defineCall({
  name: 'second-factor/remove',
  access: 'signed_in',
  summary:
    "Turns the second factor off. Requires login/authorise. Voids the recovery codes and ends the caller's other sessions.",
  request: z.object({}),
  reply: z.object({}),
});
