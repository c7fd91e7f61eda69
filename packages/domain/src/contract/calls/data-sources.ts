import { z } from 'zod/mini';
import type { FeedSource } from '../../data/types.ts';
import { defineCall } from '../call.ts';

export const dataSources = defineCall({
  name: 'data/sources',
  access: 'operator',
  summary: 'The sources of the supplier’s data by name: their mappings, schedules and last files.',
  request: z.object({}),
  reply: z.object({ sources: z.custom<readonly FeedSource[]>() }),
});
