import { z } from 'zod/mini';
import type { LoadProblem } from '../../data/types.ts';
import { defineCall } from '../call.ts';

export const dataLoadProblems = defineCall({
  name: 'data/load-problems',
  access: 'operator',
  summary:
    'Errors and warnings of a load, 50 from a position (0 is the first), and the number of those stored. The first 1,000 of each file are stored, for the newest 100 loads.',
  request: z.object({ load_id: z.int(), from: z.int().check(z.nonnegative()) }),
  reply: z.object({ problems: z.custom<readonly LoadProblem[]>(), total: z.number() }),
});
