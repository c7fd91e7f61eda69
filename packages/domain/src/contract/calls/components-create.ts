import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import {
  componentId,
  componentKey,
  draftAsked,
  hiveChanged,
  hiveDescription,
  hivePosition,
  hiveSettings,
  seenRevision,
} from '../hive-fields.ts';

export const componentsCreate = defineCall({
  name: 'components/create',
  access: 'staff',
  summary: 'Adds a component; those at or after its place under the same parent move on (HIVE-05).',
  request: z.object({
    ...draftAsked,
    revision: seenRevision,
    /** Of the caller; made here where it is left out. */
    key: z.optional(componentKey),
    /** Its type. */
    name: z.string().check(z.minLength(1), z.maxLength(60)),
    description: z.optional(hiveDescription),
    parent: componentId,
    position: z.optional(hivePosition),
    settings: z.optional(hiveSettings),
  }),
  reply: z.intersection(z.object({ component_id: z.int() }), hiveChanged),
});
