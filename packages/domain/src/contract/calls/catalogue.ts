import { z } from 'zod/mini';
import type { PackedFilters } from '../../catalogue/filter-types.ts';
import type { AlternateRelated, NearStock, ProductInformation } from '../../catalogue/product.ts';
import type { StockListChange } from '../../catalogue/stock-list-change.ts';
import type { CustomerStockCode, Filter, PackedStockList } from '../../catalogue/types.ts';
import type { Availability, PricedPart } from '../../price/types.ts';
import type { Warehouse } from '../../session/types.ts';
import { defineCall } from '../call.ts';
import { accode, quantity, stockCode } from '../fields.ts';

export const getAlternateRelated = defineCall({
  name: 'get-alternate-related',
  access: 'anyone',
  summary: 'Codes of alternates, related parts, pack options and successors, best match first (PART-05, PART-07).',
  request: z.object({ cart_lines: z.array(z.object({ stock_code: stockCode })).check(z.maxLength(500)) }),
  reply: z.object({ cart_lines: z.custom<readonly AlternateRelated[]>() }),
});

export const getAvailability = defineCall({
  name: 'get-availability',
  access: 'signed_in',
  summary: 'Stock by warehouse.',
  request: z.object({
    cart_lines: z
      .array(z.object({ stock_code: stockCode, order_quantity: z.optional(quantity) }))
      .check(z.maxLength(500)),
  }),
  reply: z.object({
    cart_lines: z.custom<readonly { readonly stock_code: string; readonly availability: readonly Availability[] }[]>(),
  }),
});

export const getCustomerStockCodeOverrides = defineCall({
  name: 'get-customer-stock-code-overrides',
  access: 'customer',
  summary: "Customers' own part codes (HIST-05).",
  request: z.object({
    accode: z.optional(accode),
    accodes: z.optional(z.array(accode).check(z.maxLength(60))),
  }),
  reply: z.object({ customer_stock_code_overrides: z.custom<readonly CustomerStockCode[]>() }),
});

export const getFilters = defineCall({
  name: 'get-filters',
  access: 'anyone',
  summary:
    'The catalogue filters with their members (FILT-01). With `packed`, the members are rows of the stock list and `filters` is empty. If `known_version` is current, `packed` is null.',
  request: z.object({
    packed: z.optional(z.boolean()),
    known_version: z.optional(z.string().check(z.maxLength(80))),
  }),
  reply: z.object({
    filters: z.custom<readonly Filter[]>(),
    packed: z.optional(z.custom<PackedFilters | null>()),
  }),
});

export const getPrice = defineCall({
  name: 'get-price',
  access: 'customer',
  summary: 'Prices, stock and facts of parts for one account (LINE-02, LINE-09).',
  request: z.object({
    accode,
    cart_id: z.optional(z.string()),
    cart_lines: z
      .array(z.object({ stock_code: stockCode, order_quantity: z.optional(quantity) }))
      .check(z.maxLength(500)),
  }),
  reply: z.object({ cart_lines: z.custom<readonly PricedPart[]>() }),
});

export const getProductInformation = defineCall({
  name: 'get-product-information',
  access: 'anyone',
  summary:
    'Everything that the part panel shows about parts (PART-07). With `accode`, includes what that account has bought.',
  request: z.object({
    cart_lines: z.array(z.object({ stock_code: stockCode })).check(z.maxLength(500)),
    accode: z.optional(accode),
  }),
  reply: z.object({
    cart_lines: z.custom<readonly ProductInformation[]>(),
    /** Document URL by resource id. */
    resource_id_lookups: z.record(z.string(), z.string()),
  }),
});

export const getStocklist = defineCall({
  name: 'get-stocklist',
  access: 'anyone',
  summary:
    'The stock list, packed in columns (SRCH-03). If `known_version` is current, `stocklist` is null. For an older version, returns the difference as `change` if that is smaller. A catalogue that is too large for a browser has `parts`, its size, and `stocklist` has only what `accode` bought, has its own codes for or has as favourites; `search-catalogue` searches it.',
  request: z.object({
    known_version: z.optional(z.string().check(z.maxLength(80))),
    accode: z.optional(accode),
  }),
  reply: z.object({
    version: z.string(),
    stocklist: z.custom<PackedStockList | null>(),
    change: z.optional(z.custom<StockListChange>()),
    parts: z.optional(z.int()),
  }),
});

export const inStock = defineCall({
  name: 'in-stock',
  access: 'customer',
  summary: 'Which parts the warehouses nearest to an account have in stock, in the order of the stock list.',
  request: z.object({ accode }),
  reply: z.custom<NearStock>(),
});

export const setCustomerStockCodeOverrides = defineCall({
  name: 'set-customer-stock-code-overrides',
  access: 'customer',
  summary: "Sets an account's own part codes (HIST-05). An empty code deletes one. Returns the codes that were set.",
  request: z.object({
    /** Default: the primary account. */
    accode: z.optional(accode),
    customer_stock_code_overrides: z
      .array(z.object({ stock_code: stockCode, customer_stock_code: z.string().check(z.maxLength(40)) }))
      .check(z.minLength(1), z.maxLength(500)),
  }),
  reply: z.object({ customer_stock_code_overrides: z.custom<readonly CustomerStockCode[]>() }),
});

export const warehouseList = defineCall({
  name: 'warehouse/list',
  access: 'anyone',
  summary: 'All warehouses.',
  request: z.object({}),
  reply: z.custom<readonly Warehouse[]>(),
});
