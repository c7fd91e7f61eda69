import { z } from 'zod/mini';
import type { MappedSample } from '../../data/types.ts';
import { base64Of, largestSample } from '../../data/upload.ts';
import { defineCall } from '../call.ts';
import { feedMapping, feedName, sentFile } from '../feed-files.ts';

export const dataMapSample = defineCall({
  name: 'data/map-sample',
  access: 'operator',
  largestBody: base64Of(largestSample) + 65_536,
  summary:
    'Reads a sample file of another system without loading it, and compares it with the live data. Without `mapping`, proposes one, for `feed` or for the feed that the file fits best.',
  request: z.object({ file: sentFile(largestSample), feed: z.optional(feedName), mapping: z.optional(feedMapping) }),
  reply: z.object({ sample: z.custom<MappedSample>() }),
});
