import { z } from 'zod/mini';
import type { HiveDraft } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { draftAsked } from '../hive-fields.ts';

export const draftsDelete = defineCall({
  name: 'drafts/delete',
  access: 'staff',
  summary: 'Deletes a draft and answers which one is selected then: the highest that is left (HIVE-02).',
  request: z.object(draftAsked),
  reply: z.object({
    drafts: z.custom<readonly HiveDraft[]>(),
    selectedDraftId: z.nullable(z.int()),
  }),
});
