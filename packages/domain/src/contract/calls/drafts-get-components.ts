import { z } from 'zod/mini';
import type { HiveComponent, HiveDraft } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { draftRef } from '../hive-fields.ts';

export const draftsGetComponents = defineCall({
  name: 'drafts/get-components',
  access: 'staff',
  summary: 'The components of a draft with their self-describing settings (HIVE-05, HIVE-06).',
  request: z.object(draftRef),
  reply: z.object({
    draft: z.custom<HiveDraft>(),
    components: z.custom<readonly HiveComponent[]>(),
  }),
});
