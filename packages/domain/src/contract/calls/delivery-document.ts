import { z } from 'zod/mini';
import type { FileReply } from '../../catalogue/product.ts';
import { defineCall } from '../call.ts';
import { salesOrderNo } from '../fields.ts';

export const deliveryDocument = defineCall({
  name: 'delivery-document',
  access: 'customer',
  summary: 'The delivery note or packing list of an order as PDF, without prices (HIST-04).',
  request: z.object({ so_order_no: salesOrderNo, kind: z.enum(['delivery_note', 'packing_list']) }),
  reply: z.object({ file: z.custom<FileReply>() }),
});
