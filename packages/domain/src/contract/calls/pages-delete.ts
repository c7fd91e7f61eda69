import { z } from 'zod/mini';
import type { HivePage } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { pageId } from '../hive-fields.ts';

export const pagesDelete = defineCall({
  name: 'pages/delete',
  access: 'staff',
  summary: 'Deletes a page; its child pages move up (HIVE-01). For a published page: root, it and mktg only (HIVE-15).',
  request: z.object({ page_id: pageId }),
  reply: z.object({ pages: z.custom<readonly HivePage[]>() }),
});
