import { z } from 'zod/mini';
import type { HiveDraft } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { draftRef, hiveWaivers, plannedTime, seenRevision } from '../hive-fields.ts';

export const draftsSchedule = defineCall({
  name: 'drafts/schedule',
  access: 'staff',
  summary:
    'Plans to publish a draft at a set time, or ends that plan. Finalises the draft. For root, it and mktg (HIVE-02, HIVE-15).',
  request: z.object({ ...draftRef, revision: seenRevision, at: plannedTime, waivers: hiveWaivers }),
  reply: z.object({ drafts: z.custom<readonly HiveDraft[]>() }),
});
