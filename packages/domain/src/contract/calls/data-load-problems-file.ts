import { z } from 'zod/mini';
import type { FileReply } from '../../catalogue/product.ts';
import { defineCall } from '../call.ts';

export const dataLoadProblemsFile = defineCall({
  name: 'data/load-problems-file',
  access: 'operator',
  summary: 'The stored errors and warnings of a load as CSV.',
  request: z.object({ load_id: z.int() }),
  reply: z.object({ file: z.custom<FileReply>() }),
});
