import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { componentRef, hiveChanged, hiveSetting, seenRevision } from '../hive-fields.ts';

export const componentSettingsCreate = defineCall({
  name: 'component-settings/create',
  access: 'staff',
  summary: 'Adds a setting to a component: an undeclared one, or the first value of a declared one (HIVE-06).',
  request: z.object({ ...componentRef, revision: seenRevision, setting: hiveSetting }),
  reply: hiveChanged,
});
