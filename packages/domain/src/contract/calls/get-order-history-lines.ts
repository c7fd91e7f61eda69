import { z } from 'zod/mini';
import type { HistoryOrderLines } from '../../history/types.ts';
import { defineCall } from '../call.ts';
import { salesOrderNo } from '../fields.ts';

export const getOrderHistoryLines = defineCall({
  name: 'get-order-history_lines',
  access: 'customer',
  summary: 'The lines of invoiced orders (HIST-02). The request is refused if any number is unknown.',
  request: z.object({ so_order_nos: z.array(salesOrderNo).check(z.minLength(1), z.maxLength(50)) }),
  reply: z.object({ orders: z.custom<readonly HistoryOrderLines[]>() }),
});
