import { z } from 'zod/mini';
import { cropShapes, type MediaFile } from '../../hive/media.ts';
import { defineCall } from '../call.ts';

export const mediaCrop = defineCall({
  name: 'media/crop',
  access: 'staff',
  summary:
    'Adds a copy of a picture that is cropped to a shape around its focal point. The picture itself, and the pages that use it, stay.',
  request: z.object({ media_id: z.int(), shape: z.enum(cropShapes) }),
  reply: z.object({ file: z.custom<MediaFile>() }),
});
