import { z } from 'zod/mini';
import { defineCall, retries, timeouts } from '../call.ts';
import { componentAsked, hiveChanged, seenRevision, settingName, settingValue } from '../hive-fields.ts';

export const componentSettingsUpdate = defineCall({
  name: 'component-settings/update',
  timeout: timeouts.shared,
  retries: retries.shared,
  merge: false,
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
