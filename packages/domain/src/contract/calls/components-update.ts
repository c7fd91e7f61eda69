import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { componentRef, hiveChanged, hiveDescription, hiveFlag, seenRevision } from '../hive-fields.ts';

export const componentsUpdate = defineCall({
  name: 'components/update',
  access: 'staff',
  summary: 'Renames a component, or switches it on or off.',
  request: z.object({
    ...componentRef,
    revision: seenRevision,
    description: z.optional(hiveDescription),
    active: hiveFlag,
  }),
  reply: hiveChanged,
});
