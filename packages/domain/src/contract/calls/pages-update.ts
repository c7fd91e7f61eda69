import { z } from 'zod/mini';
import type { HivePage } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { hiveDescription, hiveFlag, hivePosition, hiveUri, pageId, plannedTime, seenRevision } from '../hive-fields.ts';

export const pagesUpdate = defineCall({
  name: 'pages/update',
  access: 'staff',
  summary:
    'Changes the given properties of a page: address, name, place, menu and active flags, aliases (HIVE-01). For a published page: root, it and mktg only (HIVE-15).',
  request: z.object({
    page_id: pageId,
    revision: seenRevision,
    uri: z.optional(hiveUri),
    description: z.optional(hiveDescription),
    parent: z.optional(z.nullable(pageId)),
    position: z.optional(hivePosition),
    menu: hiveFlag,
    active: hiveFlag,
    /** When visitors can no longer reach the page. */
    unpublish_at: z.optional(plannedTime),
    /** The complete list of aliases. */
    aliases: z.optional(z.array(hiveUri).check(z.maxLength(100))),
  }),
  reply: z.object({ page: z.custom<HivePage>() }),
});
