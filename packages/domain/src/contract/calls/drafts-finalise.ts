import { z } from 'zod/mini';
import type { HiveDraft } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { draftAsked, seenRevision } from '../hive-fields.ts';

export const draftsFinalise = defineCall({
  name: 'drafts/finalise',
  access: 'staff',
  summary: 'Ends the editing of a draft (HIVE-02).',
  request: z.object({ ...draftAsked, revision: seenRevision }),
  reply: z.object({ drafts: z.custom<readonly HiveDraft[]>() }),
});
