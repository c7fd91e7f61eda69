import { z } from 'zod/mini';
import { articleTypes, type HiveArticle } from '../../hive/types.ts';
import { defineCall } from '../call.ts';

export const getArticles = defineCall({
  name: 'get-articles',
  access: 'anyone',
  summary: 'Articles of the given types under a filter, newest first (HIVE-12).',
  request: z.object({
    /** By name or by option index. */
    article_types: z.array(z.union([z.enum(articleTypes), z.int().check(z.gte(0), z.lte(2))])).check(z.maxLength(10)),
    filter: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: z.object({ articles: z.custom<readonly HiveArticle[]>() }),
});
