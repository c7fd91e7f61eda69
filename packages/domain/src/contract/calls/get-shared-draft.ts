import { z } from 'zod/mini';
import type { HivePublishedPage } from '../../hive/types.ts';
import { defineCall } from '../call.ts';

export const getSharedDraft = defineCall({
  name: 'get-shared-draft',
  access: 'anyone',
  summary: 'The page with the draft that a preview link shows, as visitors would see it (HIVE-15).',
  request: z.object({ token: z.string().check(z.minLength(20), z.maxLength(100)) }),
  reply: z.object({ page: z.custom<HivePublishedPage>(), expires: z.string() }),
});
