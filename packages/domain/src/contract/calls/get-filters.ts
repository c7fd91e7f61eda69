import { z } from 'zod/mini';
import type { Filter } from '../../catalogue/types.ts';
import { defineCall, retries, timeouts } from '../call.ts';

export const getFilters = defineCall({
  name: 'get-filters',
  timeout: timeouts.shared,
  retries: retries.shared,
  access: 'anyone',
  summary: 'The filters of the catalogue with their members (FILT-01).',
  request: z.object({}),
  reply: z.object({ filters: z.custom<readonly Filter[]>() }),
});
