import { z } from 'zod/mini';
import type { ImportMemory } from '../../import/types.ts';
import { defineCall } from '../call.ts';
import { accode } from '../fields.ts';

export const getImportMemory = defineCall({
  name: 'import/memory',
  access: 'customer',
  summary:
    'What an account has taught the import (IMP-06): parts chosen for texts, and roles of columns. The newest 5,000.',
  request: z.object({ accode }),
  reply: z.custom<ImportMemory>(),
});
