import { z } from 'zod/mini';
import type { HiveDraft } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { draftRef } from '../hive-fields.ts';

export const draftsRevokeRequestPublication = defineCall({
  name: 'drafts/revoke-request-publication',
  access: 'staff',
  summary: 'Revokes the publication request of one draft (HIVE-02).',
  request: z.object(draftRef),
  reply: z.object({ drafts: z.custom<readonly HiveDraft[]>() }),
});
