import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { componentId, hiveChanged, hivePosition, seenRevision } from '../hive-fields.ts';

export const componentsMove = defineCall({
  name: 'components/move',
  access: 'staff',
  summary: 'Moves a component within its draft. In a flow, the old gap closes and a new one opens (HIVE-05).',
  request: z.object({
    component_id: componentId,
    new_parent: componentId,
    new_position: z.optional(hivePosition),
    revision: seenRevision,
  }),
  reply: hiveChanged,
});
