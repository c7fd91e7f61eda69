import { z } from 'zod/mini';
import type { NearStock } from '../../catalogue/product.ts';
import { defineCall } from '../call.ts';
import { accode } from '../fields.ts';

export const inStock = defineCall({
  name: 'in-stock',
  access: 'customer',
  summary: 'Which parts the warehouses nearest to an account have in stock, in the order of the stock list.',
  request: z.object({ accode }),
  reply: z.custom<NearStock>(),
});
