import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { componentRef, hiveChanged, seenRevision } from '../hive-fields.ts';

export const componentsDelete = defineCall({
  name: 'components/delete',
  access: 'staff',
  summary:
    'Removes a component with its descendants and closes the gap (HIVE-05). For the root, removes its descendants only.',
  request: z.object({ ...componentRef, revision: seenRevision }),
  reply: z.intersection(z.object({ selectedComponentId: z.int() }), hiveChanged),
});
