import { z } from 'zod/mini';
import type { FullCartReply, FullSaveReply } from '../cart/types.ts';

/** What confirming, unconfirming and submitting a cart are asked with (CART-06). */
export const statusRequest = z.object({
  /** Refused where the cart is at another. */
  revision: z.optional(z.int().check(z.gte(0))),
  /** `changes`: what changed since `revision` is enough; left out, the whole cart is answered. */
  answer: z.optional(z.literal('changes')),
});

/** One of the two: `changes`, as a save answers them, where they were asked for and are all there is to tell; else `cart`. */
export const statusReply = z.object({
  cart: z.optional(z.custom<FullCartReply>()),
  changes: z.optional(z.custom<FullSaveReply>()),
});
