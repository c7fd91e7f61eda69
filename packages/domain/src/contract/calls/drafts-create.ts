import { z } from 'zod/mini';
import type { HiveDraft } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { draftId, hiveDescription, pageId } from '../hive-fields.ts';

export const draftsCreate = defineCall({
  name: 'drafts/create',
  access: 'staff',
  summary: 'Creates an empty draft of a page, or a fork of another of its drafts (HIVE-02).',
  request: z.object({
    page_id: pageId,
    description: z.optional(hiveDescription),
    /** The draft to copy. */
    fork_from: z.optional(draftId),
  }),
  reply: z.object({ draft_id: z.int(), draft: z.custom<HiveDraft>() }),
});
