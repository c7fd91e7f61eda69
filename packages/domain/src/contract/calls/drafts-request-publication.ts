import { z } from 'zod/mini';
import type { HiveDraft } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { draftRef, hiveWaivers, seenRevision } from '../hive-fields.ts';

export const draftsRequestPublication = defineCall({
  name: 'drafts/request-publication',
  access: 'staff',
  summary: 'Requests publication of a draft and clears the requests of the other drafts of its page (HIVE-02).',
  request: z.object({
    ...draftRef,
    revision: seenRevision,
    comment: z.optional(z.string().check(z.maxLength(2000))),
    waivers: hiveWaivers,
  }),
  reply: z.object({ drafts: z.custom<readonly HiveDraft[]>() }),
});
