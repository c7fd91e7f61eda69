import { z } from 'zod/mini';
import type { StoreCategory } from '../../catalogue/product.ts';
import { defineCall } from '../call.ts';

export const getCategoryList = defineCall({
  name: 'get-category-list',
  access: 'anyone',
  summary: 'The product categories that stores sell, for Where to buy (WTB-01).',
  request: z.object({}),
  reply: z.object({ categories: z.custom<readonly StoreCategory[]>() }),
});
