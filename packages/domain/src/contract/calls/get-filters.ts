import { z } from 'zod/mini';
import type { PackedFilters } from '../../catalogue/filter-types.ts';
import type { Filter } from '../../catalogue/types.ts';
import { defineCall } from '../call.ts';

export const getFilters = defineCall({
  name: 'get-filters',
  access: 'anyone',
  summary:
    'The catalogue filters with their members (FILT-01). With `packed`, the members are rows of the stock list and `filters` is empty. If `known_version` is current, `packed` is null.',
  request: z.object({
    packed: z.optional(z.boolean()),
    known_version: z.optional(z.string().check(z.maxLength(80))),
  }),
  reply: z.object({
    filters: z.custom<readonly Filter[]>(),
    packed: z.optional(z.custom<PackedFilters | null>()),
  }),
});
