import { z } from 'zod/mini';
import type { HivePage } from '../../hive/types.ts';
import { defineCall } from '../call.ts';

export const pagesGetSuperPages = defineCall({
  name: 'pages/get-super-pages',
  access: 'staff',
  summary: 'The pages at the top level of the page tree, each with the number of pages below it (HIVE-01).',
  request: z.object({}),
  reply: z.object({ pages: z.custom<readonly (HivePage & { readonly pages_beneath: number })[]>() }),
});
