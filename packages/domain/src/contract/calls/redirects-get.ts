import { z } from 'zod/mini';
import type { HiveRedirect } from '../../hive/types.ts';
import { defineCall } from '../call.ts';

export const redirectsGet = defineCall({
  name: 'redirects/get',
  access: 'staff',
  summary: 'All redirects of addresses without a published page, by address (HIVE-01).',
  request: z.object({}),
  reply: z.object({ redirects: z.custom<readonly HiveRedirect[]>() }),
});
