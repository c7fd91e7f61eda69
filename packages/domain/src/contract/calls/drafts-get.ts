import { z } from 'zod/mini';
import type { HiveChangeEntry, HiveDraft } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { draftRef, seenRevision } from '../hive-fields.ts';

export const draftsGet = defineCall({
  name: 'drafts/get',
  access: 'staff',
  summary: 'A draft and, with `since`, its changes after that revision with their authors (HIVE-15).',
  request: z.object({ ...draftRef, since: seenRevision }),
  reply: z.object({
    draft: z.custom<HiveDraft>(),
    changes: z.custom<readonly HiveChangeEntry[]>(),
  }),
});
