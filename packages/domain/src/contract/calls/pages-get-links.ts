import { z } from 'zod/mini';
import type { HivePageLink } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { pageId } from '../hive-fields.ts';

export const pagesGetLinks = defineCall({
  name: 'pages/get-links',
  access: 'staff',
  summary: 'Published pages that link to a page, by any of its addresses (HIVE-01).',
  request: z.object({ page_id: pageId }),
  reply: z.object({ pages: z.custom<readonly HivePageLink[]>() }),
});
