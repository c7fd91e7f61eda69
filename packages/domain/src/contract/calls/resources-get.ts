import { z } from 'zod/mini';
import type { HiveResource } from '../../hive/types.ts';
import { defineCall } from '../call.ts';

export const resourcesGet = defineCall({
  name: 'resources/get',
  access: 'anyone',
  summary: 'The images and documents that pages can use, with their locations.',
  request: z.object({}),
  reply: z.object({
    /** URL by domain id; empty for this site. */
    domain_lookups: z.record(z.string(), z.string()),
    /** Path below the domain, by resource id. */
    resource_id_lookups: z.record(z.string(), z.string()),
    resources: z.custom<readonly HiveResource[]>(),
  }),
});
