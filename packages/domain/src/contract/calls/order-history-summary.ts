import { z } from 'zod/mini';
import type { HistorySummaryPart } from '../../catalogue/product.ts';
import { defineCall } from '../call.ts';
import { accode } from '../fields.ts';

export const orderHistorySummary = defineCall({
  name: 'order-history-summary',
  access: 'customer',
  summary: 'Every part that an account has ever ordered, how often and how many, most often first.',
  request: z.object({ accode }),
  reply: z.object({ parts: z.custom<readonly HistorySummaryPart[]>() }),
});
