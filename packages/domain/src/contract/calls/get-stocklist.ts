import { z } from 'zod/mini';
import type { StockListChange } from '../../catalogue/stock-list-change.ts';
import type { PackedStockList } from '../../catalogue/types.ts';
import { defineCall } from '../call.ts';
import { accode } from '../fields.ts';

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
