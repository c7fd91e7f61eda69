import { z } from 'zod/mini';
import { base64Of, largestLoadUpload, mostLoadFiles } from '../../data/upload.ts';
import { defineCall } from '../call.ts';
import { sentFile } from '../feed-files.ts';

export const dataLoadFiles = defineCall({
  name: 'data/load-files',
  access: 'operator',
  largestBody: base64Of(largestLoadUpload) + 16_384,
  summary:
    'Begins to check feed files, a mapping file or one ZIP file of them, up to 32 MB together as sent. Within the limits too the load waits for data/load-approve. `is_same`: these files are live already, since this load.',
  request: z.object({
    mode: z.enum(['full', 'delta']),
    files: z.array(sentFile(largestLoadUpload)).check(z.minLength(1), z.maxLength(mostLoadFiles)),
  }),
  reply: z.object({ load_id: z.number(), is_same: z.boolean() }),
});
