import { z } from 'zod/mini';
import type { FileReply } from '../../catalogue/product.ts';
import { defineCall } from '../call.ts';
import { salesOrderNo } from '../fields.ts';

export const invoiceRequest = defineCall({
  name: 'invoice-request',
  access: 'customer',
  summary: 'The tax invoice of an order as PDF, or the credit note if its total is below zero (HIST-04).',
  request: z.object({ so_order_no: salesOrderNo }),
  reply: z.object({ file: z.custom<FileReply>() }),
});
