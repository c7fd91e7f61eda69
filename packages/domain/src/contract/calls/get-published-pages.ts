import { z } from 'zod/mini';
import type { HivePublishedPage } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { hiveUri } from '../hive-fields.ts';

export const getPublishedPages = defineCall({
  name: 'get-published-pages',
  access: 'anyone',
  summary:
    'The page that visitors see at an address or alias, with its components. Without an address, all published pages without components (NAV-12, HIVE-03).',
  request: z.object({ uri_path: z.optional(hiveUri) }),
  reply: z.object({
    pages: z.custom<readonly HivePublishedPage[]>(),
    /** Where the address leads, if no page is published there but it is redirected. */
    moved_to: z.optional(z.string()),
  }),
});
