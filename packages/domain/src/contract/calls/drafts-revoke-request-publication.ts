import { z } from 'zod/mini';
import type { HiveDraft } from '../../hive/types.ts';
import { defineCall, retries, timeouts } from '../call.ts';
import { draftAsked } from '../hive-fields.ts';

export const draftsRevokeRequestPublication = defineCall({
  name: 'drafts/revoke-request-publication',
  timeout: timeouts.shared,
  retries: retries.shared,
  merge: false,
  access: 'staff',
  summary: 'Takes back the request for a draft, and for no other (HIVE-02).',
  request: z.object(draftAsked),
  reply: z.object({ drafts: z.custom<readonly HiveDraft[]>() }),
});
