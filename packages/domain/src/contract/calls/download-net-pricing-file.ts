import { z } from 'zod/mini';
import type { FileReply } from '../../catalogue/product.ts';
import { defineCall } from '../call.ts';
import { accode } from '../fields.ts';

export const downloadNetPricingFile = defineCall({
  name: 'download-net-pricing-file',
  access: 'customer',
  summary: "An account's prices for all parts, as CSV (HIST-04). Downloads are logged. At most 6 per hour and user.",
  request: z.object({ accode }),
  reply: z.object({ file: z.custom<FileReply>() }),
});
