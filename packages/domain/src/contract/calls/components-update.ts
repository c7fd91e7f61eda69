import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { componentAsked, hiveChanged, hiveDescription, hiveFlag, seenRevision } from '../hive-fields.ts';

export const componentsUpdate = defineCall({
  name: 'components/update',
  access: 'staff',
  summary: 'Names a component, or switches it on and off.',
  request: z.object({
    ...componentAsked,
    revision: seenRevision,
    description: z.optional(hiveDescription),
    active: hiveFlag,
  }),
  reply: hiveChanged,
});
