import { z } from 'zod/mini';
import type { FileReply } from '../../catalogue/product.ts';
import { defineCall } from '../call.ts';
import { accode } from '../fields.ts';

export const downloadNetPricingFile = defineCall({
  name: 'download-net-pricing-file',
  access: 'customer',
  summary:
    'What every part costs an account, as CSV (HIST-04). Who took it is recorded. At most 6 an hour for each user.',
  request: z.object({ accode }),
  reply: z.object({ file: z.custom<FileReply>() }),
});
