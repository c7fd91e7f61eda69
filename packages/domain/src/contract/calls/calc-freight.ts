import { z } from 'zod/mini';
import type { FreightOffer } from '../../price/freight-place.ts';
import { defineCall } from '../call.ts';
import { accode } from '../fields.ts';

/** A function, so that bundlers can drop it when unused. */
const amount = () => z.string().check(z.regex(/^\d{1,9}(\.\d{1,4})?$/));

export const calcFreight = defineCall({
  name: 'calc-freight',
  access: 'customer',
  summary: 'Freight costs and charges by weight, destination and delivery option, in AUD ex GST (CART-15, DLV-01).',
  request: z.object({
    accode,
    /** kg */
    weight_kg: amount(),
    /** Value of the goods, AUD ex GST. */
    goods: z.optional(amount()),
    /** The dispatching warehouse; 40 by default. */
    warehouse: z.optional(z.string().check(z.maxLength(10))),
    /** Destination; the account's own postcode by default. */
    postcode: z.optional(z.string().check(z.regex(/^\d{4}$/))),
    /** Only this delivery option. */
    option: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: z.object({
    options: z.custom<readonly FreightOffer[]>(),
    /** The destination's state. */
    state: z.string(),
  }),
});
