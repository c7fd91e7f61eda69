import { z } from 'zod/mini';
import type { HistorySummaryPart } from '../../catalogue/product.ts';
import type { HistoryOrder, HistoryOrderLines } from '../../history/types.ts';
import { defineCall } from '../call.ts';
import { accode, day, salesOrderNo } from '../fields.ts';

export const getOrderHistoryInvoiced = defineCall({
  name: 'get-order-history/invoiced',
  access: 'customer',
  summary:
    "Invoiced orders of the given accounts, or of all the caller's accounts, newest first (HIST-02). `text` searches order number, reference, and the lines' codes, own codes and descriptions for each word; it searches all orders unless days are given.",
  request: z.object({
    request_accodes: z.optional(z.array(accode).check(z.maxLength(60))),
    /** Default 365. */
    days_of_history: z.optional(z.int().check(z.gte(1), z.lte(36_500))),
    text: z.optional(z.string().check(z.maxLength(100))),
    /** First and last day. */
    from: z.optional(day),
    to: z.optional(day),
  }),
  reply: z.object({
    orders: z.custom<readonly HistoryOrder[]>(),
    /** Whether there are earlier orders. */
    further: z.boolean(),
  }),
});

export const getOrderHistoryLines = defineCall({
  name: 'get-order-history_lines',
  access: 'customer',
  summary: 'The lines of invoiced orders (HIST-02). The request is refused if any number is unknown.',
  request: z.object({ so_order_nos: z.array(salesOrderNo).check(z.minLength(1), z.maxLength(50)) }),
  reply: z.object({ orders: z.custom<readonly HistoryOrderLines[]>() }),
});

export const orderHistorySummary = defineCall({
  name: 'order-history-summary',
  access: 'customer',
  summary: 'Every part that an account has ever ordered, how often and how many, most often first.',
  request: z.object({ accode }),
  reply: z.object({ parts: z.custom<readonly HistorySummaryPart[]>() }),
});
