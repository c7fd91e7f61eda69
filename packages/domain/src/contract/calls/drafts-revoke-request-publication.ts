import { z } from 'zod/mini';
import type { HiveDraft } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { draftAsked } from '../hive-fields.ts';

export const draftsRevokeRequestPublication = defineCall({
  name: 'drafts/revoke-request-publication',
  access: 'staff',
  summary: 'Takes back the request for a draft, and for no other (HIVE-02).',
  request: z.object(draftAsked),
  reply: z.object({ drafts: z.custom<readonly HiveDraft[]>() }),
});
