import { z } from 'zod/mini';
import type { HiveDraft } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { draftRef, hiveWaivers, seenLive, seenRevision } from '../hive-fields.ts';

export const draftsPublish = defineCall({
  name: 'drafts/publish',
  access: 'staff',
  summary: 'Publishes a draft and unpublishes the other drafts of its page. For root, it and mktg (HIVE-02, HIVE-15).',
  request: z.object({ ...draftRef, revision: seenRevision, instead_of: seenLive, waivers: hiveWaivers }),
  reply: z.object({
    drafts: z.custom<readonly HiveDraft[]>(),
    /** One sentence for each piece of unsafe content that was removed (HIVE-14). */
    notes: z.custom<readonly string[]>(),
  }),
});
