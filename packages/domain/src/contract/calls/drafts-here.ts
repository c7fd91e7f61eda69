import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { componentKey, draftRef } from '../hive-fields.ts';

export const draftsHere = defineCall({
  name: 'drafts/here',
  access: 'staff',
  summary:
    'Says that a tab of the caller has a draft open, and which component is selected; repeated while it is open (HIVE-15).',
  request: z.object({
    ...draftRef,
    /** Made by the tab. */
    tab: componentKey,
    component: z.nullable(componentKey),
    /** The draft is no longer open. */
    gone: z.optional(z.boolean()),
  }),
  reply: z.object({}),
});
