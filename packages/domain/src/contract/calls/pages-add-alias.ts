import { z } from 'zod/mini';
import type { HivePage } from '../../hive/types.ts';
import { defineCall, retries, timeouts } from '../call.ts';
import { hiveUri, pageId } from '../hive-fields.ts';

export const pagesAddAlias = defineCall({
  name: 'pages/add-alias',
  timeout: timeouts.shared,
  retries: retries.shared,
  merge: false,
  access: 'staff',
  summary: 'Gives a page another address that no page has (HIVE-01).',
  request: z.object({ alias: hiveUri, page_id: pageId }),
  reply: z.object({ page: z.custom<HivePage>() }),
});
