import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { componentAsked, hiveChanged, hiveSetting, seenRevision } from '../hive-fields.ts';

export const componentSettingsCreate = defineCall({
  name: 'component-settings/create',
  access: 'staff',
  summary:
    'Gives a component a setting that its type does not declare, or the first value of one that it does (HIVE-06).',
  request: z.object({ ...componentAsked, revision: seenRevision, setting: hiveSetting }),
  reply: hiveChanged,
});
