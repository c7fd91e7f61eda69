import { defineCall } from '../call.ts';
import { statusReply, statusRequest } from '../cart-status.ts';

export const cartSubmit = defineCall({
  name: 'cart/submit/{cartId}',
  v3: 'cart/submit/{cartId}',
  merge: false,
  access: 'customer',
  summary: 'Makes a confirmed cart final (CART-06).',
  request: statusRequest,
  reply: statusReply,
});
