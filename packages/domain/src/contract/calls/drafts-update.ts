import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { draftRef, hiveChanged, hiveDescription, hiveDifference, seenRevision } from '../hive-fields.ts';

export const draftsUpdate = defineCall({
  name: 'drafts/update',
  access: 'staff',
  // Undoing "clear" restores a whole draft in one request.
  largestBody: 4 * 1024 * 1024,
  summary:
    'Renames a draft, or applies a list of differences to its components: all of them, or none if one no longer fits (HIVE-15).',
  request: z.object({
    ...draftRef,
    revision: seenRevision,
    description: z.optional(hiveDescription),
    /** The name that the caller has seen. A name given by others since is not overwritten (HIVE-15). */
    description_from: z.optional(hiveDescription),
    differences: z.optional(z.array(hiveDifference).check(z.maxLength(5000))),
  }),
  reply: hiveChanged,
});
