import { z } from 'zod/mini';
import type { HiveSection } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { sectionId, sectionParts } from '../hive-fields.ts';

export const sectionsDelete = defineCall({
  name: 'sections/delete',
  access: 'staff',
  summary:
    'Deletes a saved section. Pages with a copy keep it; refused while a page shows it synced. Succeeds if there is none.',
  request: z.object({ section_id: sectionId }),
  reply: z.object({}),
});

export const sectionsGet = defineCall({
  name: 'sections/get',
  access: 'staff',
  summary: 'Parts of pages that staff saved to use again, by name, with the pages that show them synced.',
  request: z.object({}),
  reply: z.object({ sections: z.custom<readonly HiveSection[]>() }),
});

export const sectionsSave = defineCall({
  name: 'sections/save',
  access: 'staff',
  summary:
    'Saves components, each with its descendants, as a section, or in place of those of one, on every page that shows it (HIVE-16).',
  request: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
    parts: sectionParts,
    /** The section to change; without it, a new one. Its name must then be free. */
    section_id: z.optional(sectionId),
  }),
  reply: z.object({ section: z.custom<HiveSection>() }),
});
