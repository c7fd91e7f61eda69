import { z } from 'zod/mini';
import type { LoadDetail } from '../../data/types.ts';
import { defineCall } from '../call.ts';

export const dataLoad = defineCall({
  name: 'data/load',
  access: 'operator',
  summary: 'One load with its difference from the live data, per feed.',
  request: z.object({ load_id: z.int() }),
  reply: z.object({ load: z.custom<LoadDetail>() }),
});
