import { defineCall } from '../call.ts';
import { statusReply, statusRequest } from '../cart-status.ts';

export const cartSubmit = defineCall({
  name: 'cart/submit/{cartId}',
  access: 'customer',
  summary: 'Makes a confirmed cart final (CART-06).',
  request: statusRequest,
  reply: statusReply,
});
