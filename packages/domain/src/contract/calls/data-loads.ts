import { z } from 'zod/mini';
import type { LoadSummary } from '../../data/types.ts';
import { defineCall } from '../call.ts';

export const dataLoads = defineCall({
  name: 'data/loads',
  access: 'operator',
  summary: 'Loads of feed files, newest first, in pages; with `feed` only those that had this feed.',
  request: z.object({
    before: z.optional(z.int()),
    feed: z.optional(z.string().check(z.maxLength(40))),
  }),
  reply: z.object({ loads: z.custom<readonly LoadSummary[]>(), more: z.boolean() }),
});
