import { z } from 'zod/mini';
import type { HiveDraft } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { draftAsked, hiveWaivers, seenRevision } from '../hive-fields.ts';

export const draftsRequestPublication = defineCall({
  name: 'drafts/request-publication',
  access: 'staff',
  summary: 'Asks for the publication of a draft, which clears the request for others of its page (HIVE-02).',
  request: z.object({
    ...draftAsked,
    revision: seenRevision,
    comment: z.optional(z.string().check(z.maxLength(2000))),
    waivers: hiveWaivers,
  }),
  reply: z.object({ drafts: z.custom<readonly HiveDraft[]>() }),
});
