import { z } from 'zod/mini';
import type { MediaFile } from '../../hive/media.ts';
import { defineCall } from '../call.ts';

export const mediaGetFiles = defineCall({
  name: 'media/get-files',
  access: 'staff',
  summary: 'The pictures and documents of the library, the latest first, each with the pages that use it.',
  request: z.object({}),
  reply: z.object({ files: z.custom<readonly MediaFile[]>() }),
});
