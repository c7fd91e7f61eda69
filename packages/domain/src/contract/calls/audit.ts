import { z } from 'zod/mini';
import type { AuditEntry } from '../../administration/types.ts';
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

export const auditSearch = defineCall({
  name: 'audit/search',
  access: 'operator',
  summary: 'Entries of the audit log, newest first, 100 a page. `next` continues below the last one.',
  request: z.object({ ...auditFilter, before: z.nullable(z.string().check(z.regex(/^\d{1,18}$/))) }),
  reply: z.object({ entries: z.custom<readonly AuditEntry[]>(), next: z.nullable(z.string()) }),
});
