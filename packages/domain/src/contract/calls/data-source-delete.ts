import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { sourceName } from '../feed-files.ts';

export const dataSourceDelete = defineCall({
  name: 'data/source-delete',
  access: 'operator',
  summary: 'Deletes a source. The data that it brought stays.',
  request: z.object({ name: sourceName }),
  reply: z.object({ name: z.string() }),
});
