import { z } from 'zod/mini';
import type { CustomerStockCode } from '../../catalogue/types.ts';
import { defineCall } from '../call.ts';
import { accode } from '../fields.ts';

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
