import { z } from 'zod/mini';
import type { CustomerStockCode } from '../../catalogue/types.ts';
import { defineCall } from '../call.ts';
import { accode, stockCode } from '../fields.ts';

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
