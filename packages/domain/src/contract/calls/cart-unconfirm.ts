import { defineCall } from '../call.ts';
import { statusReply, statusRequest } from '../cart-status.ts';

export const cartUnconfirm = defineCall({
  name: 'cart/re-edit/{cartId}',
  access: 'customer',
  summary: 'Reverts the confirmation of a cart (CART-06).',
  request: statusRequest,
  reply: statusReply,
});
