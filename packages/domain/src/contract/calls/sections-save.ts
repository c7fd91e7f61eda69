import { z } from 'zod/mini';
import type { HiveSection } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { hiveNode } from '../hive-fields.ts';

export const sectionsSave = defineCall({
  name: 'sections/save',
  access: 'staff',
  summary: 'Saves components, each with its descendants, as a section. Refused if a section has that name.',
  request: z.object({
    name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
    /** Subtrees, each beginning with its top. */
    parts: z.array(z.array(hiveNode).check(z.minLength(1), z.maxLength(500))).check(z.minLength(1), z.maxLength(50)),
  }),
  reply: z.object({ section: z.custom<HiveSection>() }),
});
