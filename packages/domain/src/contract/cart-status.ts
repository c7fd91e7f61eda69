import { z } from 'zod/mini';
import type { FullCartReply, FullSaveReply } from '../cart/types.ts';

/** Request to confirm, unconfirm or submit a cart (CART-06). */
export const statusRequest = z.object({
  /** Refused if the cart is at another revision. */
  revision: z.optional(z.int().check(z.gte(0))),
  /** `changes`: reply with the changes since `revision` if possible. Absent: reply with the full cart. */
  answer: z.optional(z.literal('changes')),
});

/** One of the two: `changes`, like the reply to a save, if requested and sufficient; else `cart`. */
export const statusReply = z.object({
  cart: z.optional(z.custom<FullCartReply>()),
  changes: z.optional(z.custom<FullSaveReply>()),
});
