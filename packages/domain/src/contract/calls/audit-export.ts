import { z } from 'zod/mini';
import type { FileReply } from '../../catalogue/product.ts';
import { defineCall } from '../call.ts';
import { auditFilter } from '../fields.ts';

export const auditExport = defineCall({
  name: 'audit/export',
  access: 'operator',
  summary:
    'Entries of the audit log as CSV, the newest 20,000. `complete` is false if there are more. Recorded in the audit log.',
  request: z.object(auditFilter),
  reply: z.object({ file: z.custom<FileReply>(), complete: z.boolean() }),
});
