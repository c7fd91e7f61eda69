import { z } from 'zod/mini';
import type { HiveRedirect } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { hiveUri } from '../hive-fields.ts';

export const redirectsDelete = defineCall({
  name: 'redirects/delete',
  access: 'staff',
  summary: 'Ends a redirect. Succeeds if there is none. For root, it and mktg (HIVE-01).',
  request: z.object({ path: hiveUri }),
  reply: z.object({ redirects: z.custom<readonly HiveRedirect[]>() }),
});
