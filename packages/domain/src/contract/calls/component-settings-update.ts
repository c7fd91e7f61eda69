import { z } from 'zod/mini';
import { defineCall } from '../call.ts';
import { componentAsked, hiveChanged, seenRevision, settingName, settingValue } from '../hive-fields.ts';

export const componentSettingsUpdate = defineCall({
  name: 'component-settings/update',
  access: 'staff',
  summary: 'Gives a setting another value, checked and cleaned by its declaration (HIVE-06, HIVE-14).',
  request: z.object({
    ...componentAsked,
    name: settingName,
    value: settingValue,
    revision: seenRevision,
  }),
  reply: hiveChanged,
});
