import { z } from 'zod/mini';
import type { HivePage } from '../../hive/types.ts';
import { defineCall } from '../call.ts';

export const pagesGet = defineCall({
  name: 'pages/get',
  access: 'staff',
  summary: 'All hive pages with their drafts, aliases and URI settings (HIVE-01).',
  request: z.object({}),
  reply: z.object({ pages: z.custom<readonly HivePage[]>() }),
});
