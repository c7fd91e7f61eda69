import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { draftAsked, hiveChanged, hiveDescription, hiveDifference, seenRevision } from '../hive-fields.ts';

export const draftsUpdate = defineCall({
  name: 'drafts/update',
  access: 'staff',
  // Undoing "clear" restores a whole draft in one request.
  largestBody: 4 * 1024 * 1024,
  summary:
    'Names a draft, or changes its components by a list of differences: all of them, or none where one does not fit any more (HIVE-15).',
  request: z.object({
    ...draftAsked,
    revision: seenRevision,
    description: z.optional(hiveDescription),
    /** The name that the caller has seen. A name given by others since is not overwritten (HIVE-15). */
    description_from: z.optional(hiveDescription),
    differences: z.optional(z.array(hiveDifference).check(z.maxLength(5000))),
  }),
  reply: hiveChanged,
});
