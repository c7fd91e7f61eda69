import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { sectionId } from '../hive-fields.ts';

export const sectionsDelete = defineCall({
  name: 'sections/delete',
  access: 'staff',
  summary:
    'Deletes a saved section. Pages with a copy keep it; refused while a page shows it synced. Succeeds if there is none.',
  request: z.object({ section_id: sectionId }),
  reply: z.object({}),
});
