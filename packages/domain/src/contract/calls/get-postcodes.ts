import { z } from 'zod/mini';
import type { Postcode } from '../../delivery/types.ts';
import { defineCall } from '../call.ts';

export const getPostcodes = defineCall({
  name: 'get-postcodes',
  access: 'signed_in',
  summary: 'Up to 20 places whose postcode or suburb starts with a text (DLV-03).',
  request: z.object({ needle: z.string().check(z.minLength(1), z.maxLength(40)) }),
  reply: z.object({ postcodes: z.custom<readonly Postcode[]>() }),
});
