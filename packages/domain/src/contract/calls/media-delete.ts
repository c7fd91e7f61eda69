import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const mediaDelete = defineCall({
  name: 'media/delete',
  access: 'staff',
  summary: 'Deletes a file of the library for good. Refused while a page uses it; the message names the pages.',
  request: z.object({ media_id: z.int() }),
  reply: z.object({}),
});
