import { z } from 'zod/mini';
import type { HiveDraft } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { draftRef, seenRevision } from '../hive-fields.ts';

export const draftsFinalise = defineCall({
  name: 'drafts/finalise',
  access: 'staff',
  summary: 'Finalises a draft, which ends its editing (HIVE-02).',
  request: z.object({ ...draftRef, revision: seenRevision }),
  reply: z.object({ drafts: z.custom<readonly HiveDraft[]>() }),
});
