import { z } from 'zod/mini';
import type { FullCartReply } from '../../cart/types.ts';
import type { PriceChange } from '../../history/reorder.ts';
import { defineCall } from '../call.ts';

export const cartCopy = defineCall({
  name: 'cart/copy',
  access: 'customer',
  summary:
    'Creates an order with the lines and delivery of an existing order in any status, at current prices (HIST-03). The reference and the forward date are not copied.',
  request: z.object({ cart_id: z.string().check(z.maxLength(40)) }),
  reply: z.object({
    cart: z.custom<FullCartReply>(),
    /** Lines whose amount differs from the copied order. */
    changed: z.custom<readonly PriceChange[]>(),
    /** False if the delivery address or option is no longer available; the supplier's first option is chosen instead. */
    delivery_copied: z.boolean(),
  }),
});
