import { z } from 'zod/mini';
import type { HiveDraft } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { draftId, hiveDescription, pageId } from '../hive-fields.ts';

export const draftsCreate = defineCall({
  name: 'drafts/create',
  access: 'staff',
  summary:
    'Creates an empty draft of a page, a fork of another of its drafts (HIVE-02), or a copy of a draft of another page.',
  request: z.object({
    page_id: pageId,
    description: z.optional(hiveDescription),
    /** The draft to copy. */
    fork_from: z.optional(draftId),
    /** The page of the draft to copy, if it is another one. */
    from_page: z.optional(pageId),
  }),
  reply: z.object({ draft_id: z.int(), draft: z.custom<HiveDraft>() }),
});
