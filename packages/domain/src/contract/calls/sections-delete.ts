import { z } from 'zod/mini';
import { defineCall } from '../call.ts';

export const sectionsDelete = defineCall({
  name: 'sections/delete',
  access: 'staff',
  summary: 'Deletes a saved section. Pages in which it was inserted keep their copy. Succeeds if there is none.',
  request: z.object({ section_id: z.int().check(z.gte(1), z.lte(2_147_483_647)) }),
  reply: z.object({}),
});
