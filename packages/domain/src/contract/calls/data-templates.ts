import { z } from 'zod/mini';
import type { FileReply } from '../../catalogue/product.ts';
import { defineCall } from '../call.ts';

export const dataTemplates = defineCall({
  name: 'data/templates',
  access: 'operator',
  summary:
    'The template of one feed as CSV; without a feed a ZIP file of all templates, their schemas and a description.',
  request: z.object({ feed: z.optional(z.string().check(z.maxLength(40))) }),
  reply: z.object({ file: z.custom<FileReply>() }),
});
