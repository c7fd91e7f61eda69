import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { draftRef } from '../hive-fields.ts';

export const draftsUnshare = defineCall({
  name: 'drafts/unshare',
  access: 'staff',
  summary: 'Ends all preview links of a draft. Returns how many worked until then (HIVE-15).',
  request: z.object({ ...draftRef }),
  reply: z.object({ ended: z.int() }),
});
