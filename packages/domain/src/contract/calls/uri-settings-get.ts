import { z } from 'zod/mini';
import type { HivePage } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { pageId } from '../hive-fields.ts';

export const uriSettingsGet = defineCall({
  name: 'uri-settings/get',
  access: 'staff',
  summary: "A page's behaviour when opened at each of its addresses (HIVE-01, FILT-05).",
  request: z.object({ page_id: pageId }),
  reply: z.object({ uri_settings: z.custom<HivePage['uri_settings']>() }),
});
