import { z } from 'zod/mini';
import type { HivePage } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { hiveDescription, hiveFlag, hivePosition, hiveUri, pageId } from '../hive-fields.ts';

export const pagesCreate = defineCall({
  name: 'pages/create',
  access: 'staff',
  summary: 'Creates a page at an address that no other page has (HIVE-01).',
  request: z.object({
    uri: hiveUri,
    description: z.optional(hiveDescription),
    parent: z.optional(z.nullable(pageId)),
    position: z.optional(hivePosition),
    menu: hiveFlag,
    active: hiveFlag,
  }),
  reply: z.object({ page_id: z.int(), page: z.custom<HivePage>() }),
});
