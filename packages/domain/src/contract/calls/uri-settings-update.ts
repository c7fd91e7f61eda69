import { z } from 'zod/mini';
import type { HivePage } from '../../hive/types.ts';
import { defineCall, retries, timeouts } from '../call.ts';
import { hiveUri, pageId } from '../hive-fields.ts';

export const uriSettingsUpdate = defineCall({
  name: 'uri-settings/update',
  timeout: timeouts.shared,
  retries: retries.shared,
  merge: false,
  access: 'staff',
  summary: 'Changes the settings given of one address of a page; null takes one away (HIVE-01, FILT-05).',
  request: z.object({
    page_id: pageId,
    uri: hiveUri,
    settings: z.looseObject({
      openAtStart: z.optional(z.nullable(z.boolean())),
      search: z.optional(z.nullable(z.string().check(z.maxLength(200)))),
    }),
  }),
  reply: z.object({ uri_settings: z.custom<HivePage['uri_settings']>() }),
});
