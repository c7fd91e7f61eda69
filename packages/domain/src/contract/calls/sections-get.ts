import { z } from 'zod/mini';
import type { HiveSection } from '../../hive/types.ts';
import { defineCall } from '../call.ts';

export const sectionsGet = defineCall({
  name: 'sections/get',
  access: 'staff',
  summary: 'Parts of pages that staff saved to use again, by name, with the pages that show them synced.',
  request: z.object({}),
  reply: z.object({ sections: z.custom<readonly HiveSection[]>() }),
});
