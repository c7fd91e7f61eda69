import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const updateOpenCarts = defineCall({
  name: 'update-open-carts',
  access: 'customer',
  summary: "Stores the caller's open tabs, in order.",
  request: z.object({ open_tabs: z.array(z.string().check(z.maxLength(40))).check(z.maxLength(100)) }),
  reply: z.object({ open_tabs: z.array(z.string()) }),
});
