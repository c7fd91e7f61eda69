import { z } from 'zod/mini';
import { cropShapes, type FormerFile, longestAlt, longestMediaName, type MediaFile } from '../../hive/media.ts';
import type { HiveResource } from '../../hive/types.ts';
import { defineCall } from '../call.ts';

export const mediaCrop = defineCall({
  name: 'media/crop',
  access: 'staff',
  summary:
    'Adds a copy of a picture that is cropped to a shape around its focal point. The picture itself, and the pages that use it, stay.',
  request: z.object({ media_id: z.int(), shape: z.enum(cropShapes) }),
  reply: z.object({ file: z.custom<MediaFile>() }),
});

export const mediaDelete = defineCall({
  name: 'media/delete',
  access: 'staff',
  summary: 'Deletes a file of the library for good. Refused while a page uses it; the message names the pages.',
  request: z.object({ media_id: z.int() }),
  reply: z.object({}),
});

export const mediaGetFiles = defineCall({
  name: 'media/get-files',
  access: 'staff',
  summary: 'The pictures and documents of the library, the latest first, each with the pages that use it.',
  request: z.object({}),
  reply: z.object({ files: z.custom<readonly MediaFile[]>() }),
});

export const mediaGetFormer = defineCall({
  name: 'media/get-former',
  access: 'staff',
  summary: 'What a file of the library was before it was replaced within the last 30 days, the latest first.',
  request: z.object({ media_id: z.int() }),
  reply: z.object({ former: z.custom<readonly FormerFile[]>() }),
});

export const mediaPutBack = defineCall({
  name: 'media/put-back',
  access: 'staff',
  summary:
    'Undoes a replacement within 30 days: all pages show the former file again, and the one shown until then can be put back. Of a picture on a published page: root, it and mktg only (HIVE-15).',
  request: z.object({ media_id: z.int(), version: z.string().check(z.maxLength(64)) }),
  reply: z.object({ file: z.custom<MediaFile>() }),
});

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

export const resourcesGet = defineCall({
  name: 'resources/get',
  access: 'anyone',
  summary: 'The images and documents that pages can use, with their locations.',
  request: z.object({}),
  reply: z.object({
    /** URL by domain id; empty for this site. */
    domain_lookups: z.record(z.string(), z.string()),
    /** Path below the domain, by resource id. */
    resource_id_lookups: z.record(z.string(), z.string()),
    resources: z.custom<readonly HiveResource[]>(),
  }),
});
