import { z } from 'zod/mini';
import type { Postcode } from '../../delivery/types.ts';
import { defineCall } from '../call.ts';

export const getPostcodes = defineCall({
  name: 'get-postcodes',
  access: 'signed_in',
  summary: 'Places whose postcode or suburb begins with a text, at most 20 (DLV-03).',
  request: z.object({ needle: z.string().check(z.minLength(1), z.maxLength(40)) }),
  reply: z.object({ postcodes: z.custom<readonly Postcode[]>() }),
});
