import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { componentId, componentRef, draftId, hiveChanged, hivePosition, pageId, seenRevision } from '../hive-fields.ts';

export const componentsPaste = defineCall({
  name: 'components/paste',
  access: 'staff',
  summary: 'Copies a component with its descendants to a place in this or another draft (HIVE-05).',
  request: z.object({
    ...componentRef,
    new_page_id: pageId,
    new_draft_id: draftId,
    new_parent: componentId,
    new_position: z.optional(hivePosition),
    /** Revision of the target draft. */
    revision: seenRevision,
  }),
  reply: z.intersection(z.object({ component_id: z.int() }), hiveChanged),
});
