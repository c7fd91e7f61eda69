import { z } from 'zod/mini';
import type { HivePage } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { hiveUri, pageId, seenRevision } from '../hive-fields.ts';

export const pagesAddAlias = defineCall({
  name: 'pages/add-alias',
  access: 'staff',
  summary:
    'Gives a page another address that no page has (HIVE-01). For root, it and mktg where the page is published (HIVE-15).',
  request: z.object({ alias: hiveUri, page_id: pageId, revision: seenRevision }),
  reply: z.object({ page: z.custom<HivePage>() }),
});
