import { z } from 'zod/mini';
import type { HiveDraft } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { pageId } from '../hive-fields.ts';

export const pagesGetDrafts = defineCall({
  name: 'pages/get-drafts',
  access: 'staff',
  summary: 'The drafts of a page, oldest first (HIVE-02).',
  request: z.object({ page_id: pageId }),
  reply: z.object({ drafts: z.custom<readonly HiveDraft[]>() }),
});
