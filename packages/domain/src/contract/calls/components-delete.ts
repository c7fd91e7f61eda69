import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { componentAsked, hiveChanged, seenRevision } from '../hive-fields.ts';

export const componentsDelete = defineCall({
  name: 'components/delete',
  access: 'staff',
  summary: 'Removes a component with all beneath it and closes the gap (HIVE-05). Of the root: all but the root.',
  request: z.object({ ...componentAsked, revision: seenRevision }),
  reply: z.intersection(z.object({ selectedComponentId: z.int() }), hiveChanged),
});
