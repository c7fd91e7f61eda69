import { z } from 'zod/mini';
import type { FoundPlace, Store } from '../../catalogue/product.ts';
import { defineCall } from '../call.ts';
import { stockCode } from '../fields.ts';

export const getWtbList = defineCall({
  name: 'get-wtb-list',
  access: 'anyone',
  summary:
    'Stores, nearest first if a place is given (WTB-01). `place` is a postcode, a suburb or both; `stock_code` selects the stores that sell its category.',
  request: z.object({
    place: z.optional(z.string().check(z.maxLength(200))),
    category: z.optional(z.string().check(z.maxLength(60))),
    stock_code: z.optional(stockCode),
  }),
  reply: z.object({
    stores: z.custom<readonly Store[]>(),
    /** The place that distances are measured from; null if none was given or found. */
    place: z.custom<FoundPlace | null>(),
    /** Other matching places, at most ten. */
    places: z.custom<readonly FoundPlace[]>(),
  }),
});
