import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { feedMapping, feedName, sourceName } from '../feed-files.ts';

export const dataSourceSave = defineCall({
  name: 'data/source-save',
  access: 'operator',
  summary:
    'Saves how files whose names begin with this name are read. `every_hours`: a source without a file for so long is late; null: it has no schedule. `daily_by`: the time of day, HH:MM by the supplier’s clock, by which each day’s file should be there.',
  request: z.object({
    name: sourceName,
    feed: feedName,
    mapping: feedMapping,
    every_hours: z.nullable(z.int().check(z.minimum(1), z.maximum(8784))),
    daily_by: z.optional(z.nullable(z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/)))),
  }),
  reply: z.object({ name: z.string() }),
});
