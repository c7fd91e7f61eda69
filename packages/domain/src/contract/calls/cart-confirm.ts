import { defineCall } from '../call.ts';
import { statusReply, statusRequest } from '../cart-status.ts';

export const cartConfirm = defineCall({
  name: 'cart/confirm/{cartId}',
  access: 'customer',
  summary: 'Confirms a cart (CART-06). It is submitted automatically at `auto_submit`.',
  request: statusRequest,
  reply: statusReply,
});
