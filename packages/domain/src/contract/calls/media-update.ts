import { z } from 'zod/mini';
import { longestAlt, longestMediaName, type MediaFile } from '../../hive/media.ts';
import { defineCall } from '../call.ts';

const percent = z.int().check(z.gte(0), z.lte(100));

export const mediaUpdate = defineCall({
  name: 'media/update',
  access: 'staff',
  summary:
    'Changes the name, folder, alt text or focal point of a file of the library; what is left out stays. Alt text and focal point of a picture on a published page: root, it and mktg only (HIVE-15).',
  request: z.object({
    media_id: z.int(),
    name: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(longestMediaName))),
    /** Names of folders, separated by slashes; empty for the top. */
    folder: z.optional(z.string().check(z.trim(), z.maxLength(200), z.regex(/^(?:[^/]{1,60}(?:\/[^/]{1,60}){0,3})?$/))),
    alt: z.optional(z.string().check(z.trim(), z.maxLength(longestAlt))),
    focus: z.optional(z.tuple([percent, percent])),
  }),
  reply: z.object({ file: z.custom<MediaFile>() }),
});
