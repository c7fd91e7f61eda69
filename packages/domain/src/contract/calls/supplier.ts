import { z } from 'zod/mini';
import type { FoundPlace, Store, StoreCategory } from '../../catalogue/product.ts';
import type { DealSummary, PromoResult } from '../../price/deal-types.ts';
import type { TipList } from '../../tips/types.ts';
import { defineCall } from '../call.ts';
import { stockCode } from '../fields.ts';

export const getCategoryList = defineCall({
  name: 'get-category-list',
  access: 'anyone',
  summary: 'The product categories that stores sell, for Where to buy (WTB-01).',
  request: z.object({}),
  reply: z.object({ categories: z.custom<readonly StoreCategory[]>() }),
});

export const getDeals = defineCall({
  name: 'get-deals/{cartId}',
  access: 'customer',
  summary:
    'The deals available to a cart, what each gives or still requires, and the result of its promo code (CART-16).',
  request: z.object({}),
  reply: z.object({ deals: z.custom<readonly DealSummary[]>(), promo: z.custom<PromoResult | null>() }),
});

export const getDidYouKnowList = defineCall({
  name: 'get-did-you-know-list',
  access: 'anyone',
  summary: 'The tips, with the words that select them and their links (TIP-01).',
  request: z.object({}),
  reply: z.object({
    domain_lookups: z.custom<TipList['domain_lookups']>(),
    resource_id_lookups: z.custom<TipList['resource_id_lookups']>(),
    did_you_know: z.custom<TipList['did_you_know']>(),
  }),
});

export const getWtbList = defineCall({
  name: 'get-wtb-list',
  access: 'anyone',
  summary:
    'Stores, nearest first if a place is given (WTB-01). `place` is a postcode, a suburb or both; `stock_code` selects the stores that sell its category.',
  request: z.object({
    place: z.optional(z.string().check(z.maxLength(200))),
    category: z.optional(z.string().check(z.maxLength(60))),
    stock_code: z.optional(stockCode),
  }),
  reply: z.object({
    stores: z.custom<readonly Store[]>(),
    /** The place that distances are measured from; null if none was given or found. */
    place: z.custom<FoundPlace | null>(),
    /** Other matching places, at most ten. */
    places: z.custom<readonly FoundPlace[]>(),
  }),
});
