import { z } from 'zod/mini';
import type { HiveChangeEntry, HiveDraft } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { draftAsked, seenRevision } from '../hive-fields.ts';

export const draftsGet = defineCall({
  name: 'drafts/get',
  access: 'staff',
  summary: 'A draft and, with `since`, who changed what in it after that revision (HIVE-15).',
  request: z.object({ ...draftAsked, since: seenRevision }),
  reply: z.object({
    draft: z.custom<HiveDraft>(),
    changes: z.custom<readonly HiveChangeEntry[]>(),
  }),
});
