import { z } from 'zod/mini';
import type { FeedState } from '../../data/types.ts';
import { defineCall } from '../call.ts';

export const dataFeeds = defineCall({
  name: 'data/feeds',
  access: 'operator',
  summary:
    'The live data: rows and last load of every feed, whether there are parts and customers at all, and where files come from. `is_demo`: an older version wrote the demo supplier without feeds, and the database accepts no loads.',
  request: z.object({}),
  reply: z.object({
    feeds: z.custom<readonly FeedState[]>(),
    has_parts: z.boolean(),
    has_customers: z.boolean(),
    is_demo: z.boolean(),
    watched_folder: z.nullable(z.string()),
    bucket: z.nullable(z.object({ url: z.string(), daily_at: z.nullable(z.string()) })),
    tokens: z.array(z.object({ name: z.string(), last_used: z.nullable(z.string()) })),
  }),
});
