import { z } from 'zod/mini';
import type { StockListChange } from '../../catalogue/stock-list-change.ts';
import type { PackedStockList } from '../../catalogue/types.ts';
import { defineCall } from '../call.ts';

export const getStocklist = defineCall({
  name: 'get-stocklist',
  access: 'anyone',
  summary:
    'The whole stock list, packed in columns (SRCH-03). `known_version` equal to the present one answers null; an older one answers the difference as `change` where that is the shorter.',
  request: z.object({ known_version: z.optional(z.string().check(z.maxLength(80))) }),
  reply: z.object({
    version: z.string(),
    stocklist: z.custom<PackedStockList | null>(),
    change: z.optional(z.custom<StockListChange>()),
  }),
});
