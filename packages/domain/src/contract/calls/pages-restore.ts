import { z } from 'zod/mini';
import type { HivePage } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { pageId } from '../hive-fields.ts';

export const pagesRestore = defineCall({
  name: 'pages/restore',
  access: 'staff',
  summary:
    'Restores a deleted page with its drafts, addresses and child pages (HIVE-01). For a published page: root, it and mktg only (HIVE-15).',
  request: z.object({ page_id: pageId }),
  reply: z.object({
    page: z.custom<HivePage>(),
    /** One sentence for each thing that could not be restored. */
    notes: z.custom<readonly string[]>(),
  }),
});
