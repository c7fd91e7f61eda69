import { z } from 'zod/mini';
import type { HiveSetting } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { componentAsked } from '../hive-fields.ts';

export const componentSettingsGet = defineCall({
  name: 'component-settings/get',
  access: 'staff',
  summary: 'The settings of a component, described (HIVE-06).',
  request: z.object(componentAsked),
  reply: z.object({ settings: z.custom<readonly HiveSetting[]>() }),
});
