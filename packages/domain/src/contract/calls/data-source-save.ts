import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { feedMapping, feedName, sourceName } from '../feed-files.ts';

export const dataSourceSave = defineCall({
  name: 'data/source-save',
  access: 'operator',
  summary:
    'Saves how files whose names begin with this name are read. `every_hours`: a source without a file for so long is late; null: it has no schedule.',
  request: z.object({
    name: sourceName,
    feed: feedName,
    mapping: feedMapping,
    every_hours: z.nullable(z.int().check(z.minimum(1), z.maximum(8784))),
  }),
  reply: z.object({ name: z.string() }),
});
