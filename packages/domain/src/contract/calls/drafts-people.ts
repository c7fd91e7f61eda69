import { z } from 'zod/mini';
import type { HivePerson } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { draftRef } from '../hive-fields.ts';

export const draftsPeople = defineCall({
  name: 'drafts/people',
  access: 'staff',
  summary: 'Who has a draft open, and the component that each has selected (HIVE-15).',
  request: z.object({ ...draftRef }),
  reply: z.object({ people: z.custom<readonly HivePerson[]>() }),
});
