import { z } from 'zod/mini';
import type { HivePage } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { hiveUri, pageId, seenRevision } from '../hive-fields.ts';

export const pagesAddAlias = defineCall({
  name: 'pages/add-alias',
  access: 'staff',
  summary:
    'Adds an alias to a page, which no other page may have (HIVE-01). For a published page: root, it and mktg only (HIVE-15).',
  request: z.object({ alias: hiveUri, page_id: pageId, revision: seenRevision }),
  reply: z.object({ page: z.custom<HivePage>() }),
});
