import { z } from 'zod/mini';
import type { HivePage } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { hiveUri, pageId, seenRevision } from '../hive-fields.ts';

export const uriSettingsUpdate = defineCall({
  name: 'uri-settings/update',
  access: 'staff',
  summary:
    'Changes the given settings of one address of a page; null deletes a setting (HIVE-01, FILT-05). For a published page: root, it and mktg only (HIVE-15).',
  request: z.object({
    page_id: pageId,
    revision: seenRevision,
    uri: hiveUri,
    settings: z.looseObject({
      openAtStart: z.optional(z.nullable(z.boolean())),
      search: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
    }),
  }),
  reply: z.object({
    uri_settings: z.custom<HivePage['uri_settings']>(),
    /** The page's new revision. */
    revision: z.int(),
  }),
});
