import { z } from 'zod/mini';
import type { FilterRoot } from '../../catalogue/filter-types.ts';
import { facetNames, type PackedStockList } from '../../catalogue/types.ts';
import type { BatchedResponses } from '../../catalogue-service/types.ts';
import { columnRoles } from '../../messages/import-review.ts';
import { defineCall } from '../call.ts';
import { accode } from '../fields.ts';

const text = z.string().check(z.maxLength(500));
const limit = z.int().check(z.gte(0), z.lte(10_000_000));
const values = z.readonly(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(500)));
const chosen = z.record(z.string().check(z.maxLength(60)), values);
/** Functions, so that bundlers can drop them when unused. */
const role = () => z.enum(Object.keys(columnRoles) as (keyof typeof columnRoles)[]);
const facet = () => z.enum(facetNames);
const cell = z.string().check(z.maxLength(20_000));

export const searchCatalogue = defineCall({
  name: 'search-catalogue',
  access: 'anyone',
  summary:
    'Search and filters over the whole catalogue (SRCH-01, FILT-02, IMP-06), for catalogues that are too large for a browser. Several questions can be asked together: ranked hits (`search`), how the text was understood (`explain`), similar codes (`near`), the parts left by filters with the counts of every value (`narrow`: `offset` and `limit` are the page), counts by column (`facets`) and a list matched row by row (`review`). With `accode`, results are ranked for that account. At most 1,000 parts are named in an answer; `found` has the facts of all of them, and of `stock_codes`.',
  request: z.object({
    accode: z.optional(accode),
    search: z.optional(z.object({ text, limit })),
    explain: z.optional(z.object({ text })),
    near: z.optional(z.object({ text, limit })),
    narrow: z.optional(
      z.object({
        selection: z.object({ chosen, text: z.optional(text) }),
        offset: z.optional(limit),
        limit,
        dynamicSizes: z.optional(z.boolean()),
      }),
    ),
    facets: z.optional(
      z.object({
        selection: z.object({ values: z.partialRecord(facet(), values), members: z.optional(values) }),
        limit,
      }),
    ),
    review: z.optional(
      z.object({
        text: z.optional(z.string().check(z.maxLength(2_000_000))),
        cells: z.optional(
          z.readonly(z.array(z.readonly(z.array(cell).check(z.maxLength(200)))).check(z.maxLength(20_000))),
        ),
        roles: z.optional(z.record(z.string(), z.readonly(z.array(role())))),
        aliases: z.optional(z.record(z.string(), z.string())),
        layouts: z.optional(z.record(z.string(), z.readonly(z.array(role())))),
      }),
    ),
    stock_codes: z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(1_000))),
    filters: z.optional(z.boolean()),
  }),
  reply: z.object({
    version: z.string(),
    parts: z.int(),
    answers: z.custom<BatchedResponses>(),
    found: z.custom<PackedStockList>(),
    filters: z.custom<readonly FilterRoot[] | null>(),
  }),
});
