import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const secondFactorRemove = defineCall({
  name: 'second-factor/remove',
  access: 'signed_in',
  summary:
    "Turns the second factor off, after login/authorise; the recovery codes are void and the caller's other sessions end.",
  request: z.object({}),
  reply: z.object({}),
});
