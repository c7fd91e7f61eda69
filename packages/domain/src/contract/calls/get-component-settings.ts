import { z } from 'zod/mini';
import type { HiveTypeSettings } from '../../hive/types.ts';
import { defineCall } from '../call.ts';

export const getComponentSettings = defineCall({
  name: 'get-component-settings',
  access: 'staff',
  summary:
    'The self-describing settings of a component type with their defaults (HIVE-06, HIVE-08). Without `name`, those of every type.',
  request: z.object({ name: z.optional(z.string().check(z.maxLength(60))) }),
  reply: z.object({ component_types: z.custom<readonly HiveTypeSettings[]>() }),
});
