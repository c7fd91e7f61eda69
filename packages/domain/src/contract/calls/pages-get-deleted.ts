import { z } from 'zod/mini';
import type { HiveDeletedPage } from '../../hive/types.ts';
import { defineCall } from '../call.ts';

export const pagesGetDeleted = defineCall({
  name: 'pages/get-deleted',
  access: 'staff',
  summary: 'Pages that were deleted within the last 30 days and can be restored, the latest first (HIVE-01).',
  request: z.object({}),
  reply: z.object({ pages: z.custom<readonly HiveDeletedPage[]>() }),
});
