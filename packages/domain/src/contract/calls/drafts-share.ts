import { z } from 'zod/mini';
import { longestPreview } from '../../hive/previews.ts';
import { defineCall } from '../call.ts';
import { draftRef } from '../hive-fields.ts';

export const draftsShare = defineCall({
  name: 'drafts/share',
  access: 'staff',
  summary: 'Creates a link by which anybody can see a draft, as it then is, for some days (HIVE-15).',
  request: z.object({ ...draftRef, days: z.int().check(z.gte(1), z.lte(longestPreview)) }),
  reply: z.object({ token: z.string(), expires: z.string() }),
});
