import { z } from 'zod/mini';
import type { ImportMemory } from '../../import/types.ts';
import { defineCall } from '../call.ts';
import { accode } from '../fields.ts';

export const getImportMemory = defineCall({
  name: 'import/memory',
  access: 'customer',
  summary:
    "What the import has learned from an account's corrections (IMP-06): parts chosen for texts, and column roles. The newest 5,000.",
  request: z.object({ accode }),
  reply: z.custom<ImportMemory>(),
});
