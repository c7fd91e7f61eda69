import { z } from 'zod/mini';
import type { HiveDraft } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { draftRef } from '../hive-fields.ts';

export const draftsDelete = defineCall({
  name: 'drafts/delete',
  access: 'staff',
  summary: 'Deletes a draft and returns the draft to select: the remaining one with the highest id (HIVE-02).',
  request: z.object(draftRef),
  reply: z.object({
    drafts: z.custom<readonly HiveDraft[]>(),
    selectedDraftId: z.nullable(z.int()),
  }),
});
