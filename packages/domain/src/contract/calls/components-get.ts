import { z } from 'zod/mini';
import type { HiveComponent } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { componentRef } from '../hive-fields.ts';

export const componentsGet = defineCall({
  name: 'components/get',
  access: 'staff',
  summary: 'One component with its self-describing settings.',
  request: z.object(componentRef),
  reply: z.object({ component: z.custom<HiveComponent>() }),
});
