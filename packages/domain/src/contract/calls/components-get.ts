import { z } from 'zod/mini';
import type { HiveComponent } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { componentAsked } from '../hive-fields.ts';

export const componentsGet = defineCall({
  name: 'components/get',
  access: 'staff',
  summary: 'One component with its settings described.',
  request: z.object(componentAsked),
  reply: z.object({ component: z.custom<HiveComponent>() }),
});
