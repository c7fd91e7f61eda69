import { z } from 'zod/mini';
import type { HiveSetting } from '../../hive/types.ts';
import { defineCall } from '../call.ts';
import { componentRef } from '../hive-fields.ts';

export const componentSettingsGet = defineCall({
  name: 'component-settings/get',
  access: 'staff',
  summary: 'The self-describing settings of a component (HIVE-06).',
  request: z.object(componentRef),
  reply: z.object({ settings: z.custom<readonly HiveSetting[]>() }),
});
