import { z } from 'zod/mini';
import type { HiveTypeSettings } from '../../hive/types.ts';
import { defineCall } from '../call.ts';

export const getComponentSettings = defineCall({
  name: 'get-component-settings',
  access: 'staff',
  summary:
    'The settings of a component type with their defaults, described (HIVE-06, HIVE-08). Without a name: of every type.',
  request: z.object({ name: z.optional(z.string().check(z.maxLength(60))) }),
  reply: z.object({ component_types: z.custom<readonly HiveTypeSettings[]>() }),
});
